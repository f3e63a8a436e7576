import addFormats from 'ajv-formats';
import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020';
import type { HttpAnswer } from './http';

interface OpenApiDocument {
  paths: Record<string, Record<string, { responses: Record<string, unknown> }>>;
}

/** Holds answers against a surface's OpenAPI document: a status or a body it does not describe is an error. */
export class Contract {
  private readonly ajv = addFormats(new Ajv2020({ strict: false, allErrors: true }));
  private readonly validators = new Map<string, ValidateFunction>();
  private readonly templates: Array<{ template: string; pattern: RegExp }>;

  constructor(private readonly document: OpenApiDocument) {
    this.ajv.addSchema(document, 'document');
    this.templates = Object.keys(document.paths)
      .map((template) => ({
        template,
        pattern: new RegExp(`^${template.replaceAll(/\{\w+\}/g, '[^/]+')}/?$`),
      }))
      .sort((a, b) => parameterCount(a.template) - parameterCount(b.template));
  }

  /** @throws Error saying what the document does not allow; paths it does not know pass */
  check(method: string, path: string, answer: HttpAnswer): void {
    const template = this.templates.find(({ pattern }) => pattern.test(path))?.template;
    const operation = template && this.document.paths[template]?.[method.toLowerCase()];
    if (!template || !operation) return;
    const place = `${method} ${template} ${answer.status}`;
    if (!operation.responses[answer.status])
      throw new Error(`${place} is not in the document: ${answer.text}`);
    const validate = this.validatorOf(template, method.toLowerCase(), answer.status);
    if (!validate(answer.body)) {
      throw new Error(
        `${place} answers another body: ${this.ajv.errorsText(validate.errors)}\n${answer.text}`,
      );
    }
  }

  private validatorOf(template: string, method: string, status: number): ValidateFunction {
    const pointer = [
      'paths',
      template,
      method,
      'responses',
      String(status),
      'content',
      'application/json',
      'schema',
    ]
      .map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1')))
      .join('/');
    let known = this.validators.get(pointer);
    if (!known) this.validators.set(pointer, (known = this.ajv.compile({ $ref: `document#/${pointer}` })));
    return known;
  }
}

function parameterCount(template: string): number {
  return template.split('{').length;
}
