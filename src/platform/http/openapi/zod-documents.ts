/* eslint-disable max-lines-per-function -- leaves with the last route that is described by a schema */
import type { oas31 } from 'zod-openapi';
import type { ZodOpenApiObject, ZodOpenApiOperationObject } from 'zod-openapi';
import { z } from 'zod';
import { SERVICE_VERSION } from '../../config/service';
import type { Access } from '../access.decorator';
import type { Answer } from '../answers.decorator';
import { MAX_KEY_LENGTH } from '../idempotent.decorator';
import { channelErrorSchema } from '../channel-api/channel-error.dto';
import { type DtoClass, isDtoClass } from '../dto';
import type { CataloguedRoute } from '../route-catalog';
import { statusIn } from './error-examples';
import type { Surface } from '../surface';

/** One surface's document: a merged one would drop one of two handlers at a shared path. */
interface DocumentedSurface {
  name: Surface;
  title: string;
  description: string;
}

/** What can go wrong on any route: a query that is no text, a limit, a failure of ours or of the database. */
const ALWAYS = [400, 429, 500, 503];
/** What can go wrong on a route that asks no database and is not limited. */
const SELF_CONTAINED = [400, 500];
/** What can go wrong wherever a body may come along. */
const WITH_BODY = [413];

const MEANING: Record<number, string> = {
  206: 'A part of the file, as Range asks for',
  412: 'The file is not the one If-Match or If-Unmodified-Since names',
  416: 'The file has no such part',
  302: 'The file is at the URL of the Location header, for a minute',
  304: 'It is still what the ETag or Last-Modified that was sent along stands for',
  400: 'The request is not valid; details name the fields',
  401: 'There is no valid credential',
  403: 'The caller may not do this',
  404: 'There is no such thing, or it is hidden from the caller',
  409: 'The state of the thing does not allow this',
  413: 'The body is larger than 1 MB',
  422: 'The request was understood but cannot be processed',
  429: 'Too many requests from this address; Retry-After says when to come back',
  500: 'The service failed unexpectedly',
  503: 'The database cannot be reached right now; Retry-After says when to try again',
};

const rateLimitHeaders = z.object({
  'X-RateLimit-Limit': z.int().optional().meta({ description: 'Requests allowed per window' }),
  'X-RateLimit-Remaining': z.int().optional().meta({ description: 'Requests left in this window' }),
  'X-RateLimit-Reset': z
    .int()
    .optional()
    .meta({ description: 'When the window ends, in seconds since the epoch' }),
});
const retryHeaders = rateLimitHeaders.extend({
  'Retry-After': z.int().meta({ description: 'Seconds to wait' }),
});

const cacheHeaders = {
  'Cache-Control': z.string().meta({ description: 'For how many seconds caches may keep it' }),
  ETag: z
    .string()
    .optional()
    .meta({ description: 'For If-None-Match; an answer too large to be held whole has none' }),
};

const idempotencyKey = z.object({
  'Idempotency-Key': z.string().max(MAX_KEY_LENGTH).optional().meta({
    description:
      'The same key within 24 hours answers the first answer again and creates nothing; with another body 422; while the first still runs 409',
  }),
});

const surfaceHeader = z.object({
  'X-Api-Surface': z.enum(['token', 'public']).optional().meta({
    description: 'Which API is to answer: this path is of both',
  }),
});

/**
 * Builds a surface's OpenAPI 3.1 document from what its routes declare. The library is loaded and the work done when
 * the document is first asked for, not when the service starts.
 */
export async function buildZodDocument(
  surface: DocumentedSurface,
  routes: readonly CataloguedRoute[],
  serverUrl: string,
): Promise<oas31.OpenAPIObject> {
  const { createDocument } = await import('zod-openapi');
  const paths: NonNullable<ZodOpenApiObject['paths']> = {};
  for (const route of routes.filter((each) => isZodRoute(each) && isOf(surface.name, each))) {
    const path = route.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationOf(route) };
  }
  return createDocument({
    openapi: '3.1.0',
    info: { title: surface.title, description: surface.description, version: SERVICE_VERSION },
    servers: [{ url: serverUrl }],
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        refresh_token: { type: 'apiKey', in: 'cookie', name: 'refresh_token' },
        admin_session: { type: 'apiKey', in: 'cookie', name: 'admin_session' },
      },
    },
  });
}

/** The health probe is of both surfaces: its body is the union of theirs. */
function isOf(surface: Surface, { surface: own, answer }: CataloguedRoute): boolean {
  return own === surface || (surface === 'public' && own === 'token' && answer?.selfContained === true);
}

function operationOf(route: CataloguedRoute): ZodOpenApiOperationObject {
  const { answer } = route;
  if (!answer) throw new Error(`${route.method} ${route.path} does not declare its answer`);
  return {
    tags: [route.group],
    summary: route.summary,
    operationId: `${route.method.toLowerCase()}${route.path.replaceAll(/\W+/g, '_')}`,
    security: securityOf(route.access),
    requestParams: parametersOf(route),
    ...(route.body && {
      requestBody: { required: true, content: { 'application/json': { schema: schemaOf(route.body) } } },
    }),
    ...(answer.takes && {
      requestBody: {
        required: true,
        content: Object.fromEntries(answer.takes.map((type) => [type, { schema: {} }])),
      },
    }),
    responses: responsesOf(route, answer),
  };
}

function parametersOf(route: CataloguedRoute): NonNullable<ZodOpenApiOperationObject['requestParams']> {
  const path = pathParameters(route);
  const query = route.query && (schemaOf(route.query) as z.ZodObject);
  return {
    ...(path && { path }),
    ...(query && { query }),
    ...(route.idempotent && { header: idempotencyKey }),
    ...(route.shared && { header: surfaceHeader }),
  };
}

function responsesOf(
  { method, cookie, alternative }: CataloguedRoute,
  answer: Answer,
): ZodOpenApiOperationObject['responses'] {
  const always = answer.selfContained ? SELF_CONTAINED : ALWAYS;
  const limits = answer.selfContained ? z.object({}) : rateLimitHeaders;
  const errors = [
    ...new Set([...answer.errors.map(statusIn), ...always, ...(method === 'GET' ? [] : WITH_BODY)]),
  ]
    .sort()
    .map((status) => [
      String(status),
      {
        description: MEANING[status] ?? 'Error',
        headers: status === 429 || status === 503 ? retryHeaders : limits,
        content: {
          'application/json': {
            schema: schemaOf(answer.refusalType ? { schema: channelErrorSchema } : answer.errorType),
          },
        },
      },
    ]);
  return {
    [String(answer.status) as '200']: {
      description: 'Success',
      headers: successHeaders(answer, limits, cookie),
      ...contentOf(answer),
    },
    ...(answer.maxAgeS !== undefined && {
      '304': { description: MEANING[304] ?? '', headers: limits.extend(cacheHeaders) },
    }),
    ...Object.fromEntries(
      (answer.also ?? []).map((status) => [String(status), { description: MEANING[status] ?? '' }]),
    ),
    ...(alternative && {
      [String(alternative.status)]: {
        description: 'Success',
        headers: rateLimitHeaders,
        content: { 'application/json': { schema: bodyOf({ ...answer, type: alternative.type }) } },
      },
    }),
    ...(Object.fromEntries(errors) as ZodOpenApiOperationObject['responses']),
  };
}

function contentOf(answer: Answer): { content?: Record<string, { schema: z.ZodType | oas31.SchemaObject }> } {
  if (!answer.contentTypes) return { content: { 'application/json': { schema: bodyOf(answer) } } };
  if (answer.contentTypes.length === 0) return {};
  return { content: Object.fromEntries(answer.contentTypes.map((type) => [type, { schema: {} }])) };
}

function successHeaders({ maxAgeS }: Answer, limits: z.ZodObject, cookie: string | undefined): z.ZodObject {
  const headers = maxAgeS === undefined ? limits : limits.extend(cacheHeaders);
  if (cookie === undefined) return headers;
  return headers.extend({ 'Set-Cookie': z.string().meta({ description: cookie }) });
}

function bodyOf({ form, type, list }: Answer): z.ZodType {
  const value = list ? z.array(schemaOf(type)) : schemaOf(type);
  return form === 'bare' ? value : z.strictObject({ success: z.literal(true), data: value });
}

function pathParameters({ path, params }: CataloguedRoute): z.ZodObject | undefined {
  if (params) return schemaOf(params) as z.ZodObject;
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '');
  return names.length === 0
    ? undefined
    : z.object(Object.fromEntries(names.map((name) => [name, z.string()])));
}

function securityOf(access: Access | undefined): Array<Record<string, string[]>> {
  if (access === 'public') return [];
  if (access === 'optional') return [{}, { bearer: [] }];
  if (access === 'refresh-cookie') return [{ refresh_token: [] }];
  if (access === 'console' || access === 'super-admin') return [{ admin_session: [] }];
  return [{ bearer: [] }];
}

function schemaOf(type: unknown): z.ZodType {
  return (type as DtoClass).schema;
}

/** Whether everything a route takes and answers is described by a schema. */
export function isZodRoute({ answer, alternative, body, query, params }: CataloguedRoute): boolean {
  const types = [answer?.contentTypes ? undefined : answer?.type, alternative?.type, body, query, params];
  return types.every((type) => type === undefined || isDtoClass(type));
}
