import { applyDecorators, HttpCode, SetMetadata } from '@nestjs/common';
import { BareErrorDto } from './bare-api/bare-error.dto';
import type { DtoClass } from './dto';
import { ErrorEnvelopeDto } from './token-api/error-envelope.dto';
import type { BodyForm } from './request';

export const ANSWER = 'route:answer';
export const SUMMARY = 'route:summary';
export const COOKIE = 'route:cookie';

/** What a route answers: for the adapter, which writes the body, and for the OpenAPI document. */
export interface Answer {
  status: number;
  form: BodyForm;
  type: DtoClass;
  list: boolean;
  /** The error statuses of the route beyond those any route can have. */
  errors: readonly number[];
  errorType: DtoClass;
}

/** What a route does, in one sentence: for the OpenAPI document and the discovery index. */
export const Summary = (summary: string): MethodDecorator => SetMetadata(SUMMARY, summary);

/** Says what the cookie is that a route's success sets: for the OpenAPI document. */
export const SetsCookie = (about: string): MethodDecorator => SetMetadata(COOKIE, about);

/** The token API's answer: its status, the value inside the success envelope, and the errors the route knows. */
export function Answers(status: number, type: DtoClass, errors: readonly number[] = []): MethodDecorator {
  return declare({ status, form: 'envelope', type, list: false, errors, errorType: ErrorEnvelopeDto });
}

/** A bare answer: the value itself, or the list of values, is the body. */
export function BareAnswers(
  status: number,
  type: DtoClass,
  {
    list = false,
    errors = [],
    errorType = BareErrorDto,
  }: Partial<Pick<Answer, 'list' | 'errors' | 'errorType'>> = {},
): MethodDecorator {
  return declare({ status, form: 'bare', type, list, errors, errorType });
}

function declare(answer: Answer): MethodDecorator {
  return applyDecorators(SetMetadata(ANSWER, answer), HttpCode(answer.status));
}
