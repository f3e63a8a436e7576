import type { OpenAPIObject } from '@nestjs/swagger';

type Node = Record<string, unknown>;

/**
 * Turns a document of @nestjs/swagger into exact OpenAPI 3.1: it writes `nullable` of version 3.0, names schemas after
 * classes, and keeps unused components.
 */
export function exact(document: OpenAPIObject): OpenAPIObject {
  const renamed = JSON.parse(
    JSON.stringify(document).replaceAll(/(#\/components\/schemas\/\w+?)Dto"/g, '$1"'),
  ) as OpenAPIObject & { components: Record<string, Node> };
  const schemas = renamed.components.schemas ?? {};
  renamed.components.schemas = Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [name.replace(/Dto$/, ''), withoutUse(schema as Node)]),
  );
  const modern = withNullType(renamed) as typeof renamed;
  return withoutUnused({
    ...modern,
    openapi: '3.1.0',
    components: { ...modern.components, securitySchemes: SCHEMES as never },
  });
}

/**
 * Removes the description of a set of values: it is that of the first member that uses the set, and does not fit the
 * others.
 */
function withoutUse(schema: Node): Node {
  return 'enum' in schema ? { ...schema, description: undefined } : schema;
}

/** The authentication schemes. */
const SCHEMES: Record<string, Node> = {
  bearer: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'The access token of POST /api/auth/google or /api/auth/refresh',
  },
  client_key: {
    type: 'http',
    scheme: 'bearer',
    description: 'The key of a registered client, which city staff issued',
  },
  refresh_token: { type: 'apiKey', in: 'cookie', name: 'refresh_token', description: 'Set at sign-in' },
  admin_session: { type: 'apiKey', in: 'cookie', name: 'admin_session', description: 'Set at sign-in' },
};

/** Replaces `nullable` by a null type, at every depth. */
function withNullType(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withNullType);
  if (typeof node !== 'object' || node === null) return node;
  const { nullable, ...rest } = Object.fromEntries(
    Object.entries(node as Node).map(([key, value]) => [
      key,
      key.startsWith('example') ? value : withNullType(value),
    ]),
  );
  return nullable === true ? orNull(rest) : withReferenceBeside(rest);
}

/** OpenAPI 3.1 allows other members beside a reference, so the `allOf` around it is removed. */
function withReferenceBeside(schema: Node): Node {
  const { allOf, ...rest } = schema;
  const [only, ...others] = (allOf as Node[] | undefined) ?? [];
  return only?.$ref !== undefined && others.length === 0 ? { ...rest, ...only } : schema;
}

function orNull(schema: Node): Node {
  const { description, allOf, ...rest } = schema;
  const about = description === undefined ? {} : { description };
  if (typeof rest.type === 'string' && rest.$ref === undefined && allOf === undefined) {
    const values = Array.isArray(rest.enum) ? { enum: [...(rest.enum as unknown[]), null] } : {};
    return { ...about, ...rest, type: [rest.type, 'null'], ...values };
  }
  const [only, ...others] = (allOf as Node[] | undefined) ?? [rest];
  const { example, default: fallback } = rest;
  const beside = {
    ...(example !== undefined && { example }),
    ...(fallback !== undefined && { default: fallback }),
  };
  return { ...about, ...beside, anyOf: [others.length > 0 ? { allOf } : only, { type: 'null' }] };
}

/** Keeps only the components that an operation refers to, directly or through others. */
function withoutUnused(document: OpenAPIObject & { components: Record<string, Node> }): OpenAPIObject {
  const { components, ...rest } = document;
  const used = new Set<string>();
  const visit = (node: unknown): void => {
    for (const [, kind, name] of JSON.stringify(node).matchAll(/"#\/components\/(\w+)\/([^"]+)"/g)) {
      const key = `${kind}/${name}`;
      if (used.has(key)) continue;
      used.add(key);
      visit(components[kind ?? '']?.[name ?? ''] ?? null);
    }
  };
  visit(rest);
  for (const scheme of securityOf(document)) used.add(`securitySchemes/${scheme}`);
  const kept = Object.entries(components).map(([kind, members]) => [
    kind,
    Object.fromEntries(Object.entries(members).filter(([name]) => used.has(`${kind}/${name}`))),
  ]);
  return { ...rest, components: Object.fromEntries(kept) as OpenAPIObject['components'] };
}

function securityOf({ paths }: OpenAPIObject): string[] {
  const operations = Object.values(paths).flatMap(
    (path) => Object.values(path) as Array<{ security?: object[] }>,
  );
  return operations.flatMap(({ security = [] }) => security.flatMap((one) => Object.keys(one)));
}
