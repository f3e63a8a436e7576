import type { OpenAPIObject } from '@nestjs/swagger';

type Node = Record<string, unknown>;

/** Names of values that are no identifiers; generators would use the values themselves. */
const NAMES: Readonly<Record<string, string>> = {
  '👍': 'ThumbsUp',
  '❤️': 'RedHeart',
  '😂': 'TearsOfJoy',
  '😮': 'OpenMouth',
  '😢': 'Crying',
  '🙏': 'FoldedHands',
  '▲': 'Up',
  '▼': 'Down',
  '—': 'Same',
};
const ENCODED = 'application/x-www-form-urlencoded';
const REFERENCE = '#/components/schemas/';

/**
 * Completes a document for generators of clients; what it describes stays the same. Values of a set that are no
 * identifiers get names, and a form that cannot have files has a schema without them.
 */
export function forGenerators(document: OpenAPIObject): OpenAPIObject {
  const named = withNames(document) as OpenAPIObject & { components: { schemas?: Record<string, Node> } };
  const schemas = named.components.schemas ?? {};
  for (const operation of Object.values(named.paths).flatMap((path) => Object.values(path as Node))) {
    const form = (operation as { requestBody?: { content?: Record<string, { schema: { $ref?: string } }> } })
      .requestBody?.content?.[ENCODED];
    const name = (form?.schema.$ref ?? '').slice(REFERENCE.length);
    const schema = schemas[name];
    if (!form || !schema || !JSON.stringify(schema).includes('"binary"')) continue;
    schemas[`${name}WithoutFiles`] = withoutFiles(schema);
    form.schema = { $ref: `${REFERENCE}${name}WithoutFiles` };
  }
  return named;
}

function withoutFiles(schema: Node): Node {
  const members = Object.entries((schema.properties ?? {}) as Node);
  const texts = members.filter(([, member]) => !JSON.stringify(member).includes('"binary"'));
  return { ...schema, properties: Object.fromEntries(texts) };
}

/** The extensions are those of NSwag and swagger-typescript-api, and of OpenAPI Generator. */
function withNames(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withNames);
  if (typeof node !== 'object' || node === null) return node;
  const members = Object.entries(node).map(([key, value]) => [key, withNames(value)] as const);
  const { enum: values } = node as { enum?: unknown };
  const isOdd = Array.isArray(values) && values.some((value) => String(value) in NAMES);
  const names = isOdd ? values.map((value) => NAMES[String(value)] ?? String(value)) : [];
  return {
    ...Object.fromEntries(members),
    ...(isOdd && { 'x-enumNames': names, 'x-enum-varnames': names }),
  };
}
