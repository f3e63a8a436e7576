import type { Type } from '@nestjs/common';
import { getSchemaPath, type OpenAPIObject } from '@nestjs/swagger';
import type { Answer } from '../answers.decorator';
import type { CataloguedRoute } from '../route-catalog';
import { exampleErrors } from './error-examples';
import { CACHE_HEADERS, LIMIT_HEADERS, NEXT_PAGE, RETRY_HEADERS, STREAM_CACHE_HEADERS } from './headers';

type Responses = NonNullable<OpenAPIObject['paths'][string]['get']>['responses'];
type Response = Responses[string];
type Schema = Record<string, unknown>;

const SUCCESS: Record<number, string> = {
  200: 'Done',
  201: 'Created',
  206: 'The part of the file that Range requests',
  302: 'The file is at the URL of the Location header, which is valid for a minute',
  303: 'The browser goes on to the URL of the Location header',
  304: 'The content still matches the ETag or Last-Modified in the request',
  412: 'The file does not match If-Match or If-Unmodified-Since',
  416: 'The file has no such part',
};

/** All responses of a route: its success, its errors with examples, and those any route can have. */
export function responsesOf(route: CataloguedRoute, answer: Answer, isLimited: boolean): Responses {
  const limits = isLimited ? LIMIT_HEADERS : {};
  const { alternative } = answer;
  const errors = exampleErrors(route, answer, isLimited).map(([status, { description, examples }]) => [
    String(status),
    {
      description,
      headers: status === 429 || status === 503 ? RETRY_HEADERS : limits,
      content: {
        'application/json': { schema: errorSchemaOf(status, answer), examples },
        ...furtherContentOf(answer),
      },
    },
  ]);
  return {
    [String(answer.status)]: success(answer.status, answer, limits, route.cookie),
    ...(answer.maxAgeS !== undefined &&
      !answer.streamed && {
        304: { description: SUCCESS[304] ?? '', headers: { ...limits, ...CACHE_HEADERS } },
      }),
    ...Object.fromEntries(
      (answer.also ?? []).map((status) => [status, { description: SUCCESS[status] ?? '' }]),
    ),
    ...(alternative && {
      [alternative.status]: success(alternative.status, { ...answer, type: alternative.type }, limits),
    }),
    ...(Object.fromEntries(errors) as Responses),
  };
}

function errorSchemaOf(status: number, answer: Answer): Schema {
  const schema = { $ref: getSchemaPath(errorTypeOf(status, answer)) };
  return answer.listsErrors ? { type: 'array', items: schema } : schema;
}

/** XML holds the same value in a format that JSON Schema cannot describe. */
function furtherContentOf({ xmlRoot }: Answer): Record<string, { schema: Schema }> {
  return xmlRoot === undefined ? {} : { 'text/xml': { schema: { type: 'string' } } };
}

function errorTypeOf(status: number, { errorType, refusalType }: Answer): Type {
  return status === 422 ? (refusalType ?? errorType) : errorType;
}

function success(status: number, answer: Answer, limits: object, cookie?: string): Response {
  return {
    description: SUCCESS[status] ?? 'Done',
    headers: {
      ...limits,
      ...(answer.maxAgeS !== undefined && (answer.streamed ? STREAM_CACHE_HEADERS : CACHE_HEADERS)),
      ...(answer.linked && { Link: NEXT_PAGE }),
      ...(cookie !== undefined && { 'Set-Cookie': { description: cookie, schema: { type: 'string' } } }),
    },
    ...contentOf(answer),
  };
}

function contentOf(answer: Answer): { content?: Record<string, { schema: Schema }> } {
  const { file, type } = answer;
  if (type !== null)
    return { content: { 'application/json': { schema: bodyOf(answer, type) }, ...furtherContentOf(answer) } };
  if (!file?.length) return {};
  return { content: Object.fromEntries(file.map((each) => [each, { schema: fileOf(each) }])) };
}

/** OpenAPI 3.1 describes binary content by its media type only. */
const fileOf = (type: string): Schema => (type.startsWith('text/') ? { type: 'string' } : {});

function bodyOf({ form, or = [], list }: Answer, type: Type): Schema {
  const referenceTo = (each: Type) => ({ $ref: getSchemaPath(each) });
  const one = or.length === 0 ? referenceTo(type) : { anyOf: [type, ...or].map(referenceTo) };
  const value = list ? { type: 'array', items: one } : one;
  if (form === 'bare') return value;
  return {
    type: 'object',
    required: ['success', 'data'],
    properties: { success: { type: 'boolean', enum: [true] }, data: value },
  };
}
