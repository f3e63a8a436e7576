import request from 'supertest';
import type { Surface } from '../../../src/kernel/surfaces';
import { answerOf } from '../network/http';

/** The parts of JSON Schema that the documents use. */
export interface Schema {
  $ref?: string;
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  prefixItems?: Schema[];
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  pattern?: string;
  format?: string;
  default?: unknown;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema: Schema;
}

/** An operation of an API. */
export interface Operation {
  /** `token POST /api/issues`. */
  name: string;
  surface: Surface;
  method: string;
  template: string;
  parameters: readonly Parameter[];
  body?: Schema;
  /** The fields of a form, if it takes one. */
  form?: Schema;
  /** The content types it takes, if they are not JSON. */
  bytes: readonly string[];
  credential: 'none' | 'optional' | 'bearer' | 'client_key' | 'refresh_token' | 'admin_session';
}

interface Described {
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  security: Array<Record<string, unknown>>;
}

export interface ApiDocument {
  paths: Record<string, Record<string, Described & { responses: Record<string, unknown> }>>;
  components: { schemas: Record<string, Schema> };
}

const FORM = 'application/x-www-form-urlencoded';

/** Reads the document of an API from the server. */
export async function readDocument(url: string, surface: Surface): Promise<ApiDocument> {
  return (await answerOf<ApiDocument>(request(url).get(`/openapi/${surface}.json`))).body;
}

/** The operations of a document. */
export function operationsOf(surface: Surface, document: ApiDocument): Operation[] {
  return Object.entries(document.paths).flatMap(([template, methods]) =>
    Object.entries(methods).map(([verb, described]) => {
      const method = verb.toUpperCase();
      const content = described.requestBody?.content ?? {};
      const json = content['application/json']?.schema;
      const form = content[FORM]?.schema;
      return {
        name: `${surface} ${method} ${template}`,
        surface,
        method,
        template,
        parameters: described.parameters ?? [],
        body: json && resolved(json, document),
        form: form && resolved(form, document),
        bytes: Object.keys(content).filter((type) => type !== 'application/json'),
        credential: credentialOf(described.security),
      };
    }),
  );
}

function credentialOf(security: Described['security']): Operation['credential'] {
  const [first, second] = security;
  if (!first) return 'none';
  const [name] = Object.keys(first);
  return name ? (name as Operation['credential']) : second ? 'optional' : 'none';
}

/** The schema with its references replaced. */
function resolved(schema: Schema, document: ApiDocument): Schema {
  return JSON.parse(
    JSON.stringify(schema, (_key, value: unknown) => {
      const { $ref } = (value ?? {}) as Schema;
      if ($ref === undefined) return value;
      return document.components.schemas[$ref.split('/').at(-1) ?? ''];
    }),
  ) as Schema;
}
