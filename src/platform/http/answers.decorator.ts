import { applyDecorators, HttpCode, SetMetadata, type Type } from '@nestjs/common';
import { ApiExtraModels, ApiOperation, ApiResponse, getSchemaPath } from '@nestjs/swagger';
import { BareErrorDto } from './bare-api/bare-error.dto';
import { ErrorEnvelopeDto } from './token-api/error-envelope.dto';
import type { BodyForm } from './request';

export const BODY_FORM = 'route:body-form';

/** What can go wrong on any route. */
const ALWAYS = [429, 500, 503] as const;

const MEANING: Record<number, string> = {
  400: 'The request is not valid; details name the fields',
  401: 'There is no valid credential',
  403: 'The caller may not do this',
  404: 'There is no such thing, or it is hidden from the caller',
  409: 'The state of the thing does not allow this',
  413: 'The body is larger than 1 MB',
  422: 'The request was understood but cannot be processed',
  429: 'Too many requests from this address; the headers say when to come back',
  500: 'The service failed unexpectedly',
  503: 'The database cannot be reached right now; Retry-After says when to try again',
};

export const SUMMARY = 'route:summary';

/** What a route does, in one sentence: for the OpenAPI document and the discovery index. */
export function Summary(summary: string): MethodDecorator {
  return applyDecorators(SetMetadata(SUMMARY, summary), ApiOperation({ summary }));
}

/** The token API's answer of a route: its status, the value inside the success envelope, and the errors it knows. */
export function Answers(status: number, data: Type, errors: readonly number[] = []): MethodDecorator {
  const schema = {
    type: 'object',
    required: ['success', 'data'],
    properties: { success: { type: 'boolean', enum: [true] }, data: { $ref: getSchemaPath(data) } },
  };
  return applyDecorators(
    SetMetadata(BODY_FORM, 'envelope' satisfies BodyForm),
    HttpCode(status),
    ApiExtraModels(data, ErrorEnvelopeDto),
    ApiResponse({ status, description: 'Success', schema }),
    ...errorAnswers(errors, ErrorEnvelopeDto),
  );
}

/**
 * A bare answer: the value itself is the body.
 * @param list whether the body is an array of the given type
 */
export function BareAnswers(
  status: number,
  type: Type,
  { list = false, errors = [], errorBody = BareErrorDto }: { list?: boolean; errors?: readonly number[]; errorBody?: Type } = {},
): MethodDecorator {
  return applyDecorators(
    SetMetadata(BODY_FORM, 'bare' satisfies BodyForm),
    HttpCode(status),
    ApiExtraModels(type, errorBody),
    ApiResponse({ status, description: 'Success', type, isArray: list }),
    ...errorAnswers(errors, errorBody),
  );
}

function errorAnswers(errors: readonly number[], body: Type): MethodDecorator[] {
  return [...errors, ...ALWAYS].map((status) =>
    ApiResponse({ status, description: MEANING[status] ?? 'Error', type: body }),
  );
}
