import addFormats from 'ajv-formats';
import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020';
import type { HttpAnswer } from '../network/http';

type Node = Record<string, unknown>;

interface OpenApiDocument {
  paths: Record<string, Record<string, { responses: Record<string, unknown> }>>;
}

/** A compiled document. */
interface Known {
  document: OpenApiDocument;
  templates: Array<{ template: string; pattern: RegExp }>;
  ajv: Ajv2020;
  validators: Map<string, ValidateFunction>;
}

/** Cached: compiling a document takes a fifth of the time of a start, and most services of a suite use the same. */
const KNOWN = new WeakMap<OpenApiDocument, Known>();

/**
 * Validates answers against an OpenAPI document: an undocumented status or body is an error. The document allows
 * additional members in answers; here they are not allowed.
 */
export class Contract {
  private known?: Known;

  /** @param read reads the document with the first answer, as most specs use only one or two APIs */
  constructor(private readonly read: () => OpenApiDocument) {}

  /** @throws Error with the problem; unknown paths pass */
  check(method: string, path: string, answer: HttpAnswer): void {
    const { templates, document } = this.whole;
    const template = templates.find(({ pattern }) => pattern.test(path))?.template;
    const operation = template && document.paths[template]?.[method.toLowerCase()];
    if (!template || !operation) return;
    const place = `${method} ${template} ${answer.status}`;
    if (!operation.responses[answer.status])
      throw new Error(`${place} is not in the document: ${answer.text}`);
    const { content } = operation.responses[answer.status] as { content?: Node };
    // A file.
    if (content && !('application/json' in content)) return;
    const validate = this.validatorOf([
      'paths',
      template,
      method.toLowerCase(),
      'responses',
      String(answer.status),
      'content',
      'application/json',
      'schema',
    ]);
    if (!validate(answer.body)) {
      throw new Error(`${place} answers another body: ${problemsOf(validate.errors)}\n${answer.text}`);
    }
  }

  /** Whether a value matches a schema of the document; false if there is no schema with this name. */
  isOf(schema: string, value: unknown): boolean {
    const { components } = this.whole.document as { components?: { schemas?: Node } };
    return (
      components?.schemas?.[schema] !== undefined &&
      this.validatorOf(['components', 'schemas', schema])(value)
    );
  }

  private get whole(): Known {
    return (this.known ??= knownFrom(this.read()));
  }

  private validatorOf(place: readonly string[]): ValidateFunction {
    const pointer = place
      .map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1')))
      .join('/');
    const { validators, ajv } = this.whole;
    let known = validators.get(pointer);
    if (!known) validators.set(pointer, (known = ajv.compile({ $ref: `document#/${pointer}` })));
    return known;
  }
}

/** The problems of a body, each with its place. A member that no schema has is named, as the validator does not. */
export function problemsOf(errors: ValidateFunction['errors']): string {
  const problems = (errors ?? []).map(({ instancePath, message = '', params }) => {
    const { additionalProperty } = params as { additionalProperty?: string };
    const member = additionalProperty === undefined ? '' : `: ${additionalProperty}`;
    return `body${instancePath} ${message}${member}`;
  });
  const unknown = problems.some((problem) => problem.includes('must NOT have additional properties: '));
  const hint = 'Is the member in the DTO, and the document that of the newest build (npm run build)?';
  return [...problems, ...(unknown ? [hint] : [])].join(', ');
}

function knownFrom(document: OpenApiDocument): Known {
  let known = KNOWN.get(document);
  if (!known) KNOWN.set(document, (known = compiled(document)));
  return known;
}

function compiled(document: OpenApiDocument): Known {
  // Other specs check whether the documents are valid; here that would take most of the time of a start.
  const ajv = addFormats(new Ajv2020({ strict: false, allErrors: true, validateSchema: false }));
  ajv.addSchema(closed(document) as Node, 'document');
  const templates = Object.keys(document.paths)
    .map((template) => ({
      template,
      pattern: new RegExp(`^${template.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}/?$`),
    }))
    .sort((a, b) => parameterCount(a.template) - parameterCount(b.template));
  return { document, templates, ajv, validators: new Map() };
}

/** Schemas of objects with named members, without additional ones. */
export function closed(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(closed);
  if (typeof node !== 'object' || node === null) return node;
  const copy = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, closed(value)]));
  const isOpen =
    copy.type === 'object' && copy.properties !== undefined && copy.additionalProperties === undefined;
  return isOpen ? { ...copy, additionalProperties: false } : copy;
}

function parameterCount(template: string): number {
  return template.split('{').length;
}
