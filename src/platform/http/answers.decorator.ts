import { applyDecorators, HttpCode, SetMetadata } from '@nestjs/common';
import { BareErrorDto } from './bare-api/bare-error.dto';
import type { DtoClass } from './dto';
import { ErrorEnvelopeDto } from './token-api/error-envelope.dto';
import type { BodyForm } from './request';

export const ANSWER = 'route:answer';
export const SUMMARY = 'route:summary';
export const COOKIE = 'route:cookie';
export const ALTERNATIVE = 'route:alternative';

/** What a route answers: for the adapter, which writes the body, and for the OpenAPI document. */
export interface Answer {
  status: number;
  form: BodyForm;
  type: DtoClass;
  list: boolean;
  /** The error statuses of the route beyond those any route can have. */
  errors: readonly number[];
  errorType: DtoClass;
  /** The route asks no database and is never limited. */
  selfContained?: boolean;
  /** How long caches may keep a success, in seconds; unless said, none may. */
  maxAgeS?: number;
  /** The content types of a file; a file is written by its handler. */
  contentTypes?: readonly string[];
  /** The content types of the bytes a route takes. */
  takes?: readonly string[];
  /** Further statuses a file can be answered with. */
  also?: readonly number[];
}

/** A second success a route can have, by what it answers. */
export interface Alternative {
  status: number;
  type: DtoClass;
  when(answer: object): boolean;
  /** Makes `when` hold of an answer that was remembered; needed where its content does not tell. */
  mark?(answer: object): void;
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
    selfContained = false,
    maxAgeS,
  }: Partial<Pick<Answer, 'list' | 'errors' | 'errorType' | 'selfContained' | 'maxAgeS'>> = {},
): MethodDecorator {
  return declare({ status, form: 'bare', type, list, errors, errorType, selfContained, maxAgeS });
}

/** Another success than the one `@Answers` declares: where `when` holds of the answer, it has this status. */
export const OrAnswers = (
  status: number,
  type: DtoClass,
  when: Alternative['when'],
  mark?: Alternative['mark'],
): MethodDecorator => SetMetadata(ALTERNATIVE, { status, type, when, mark } satisfies Alternative);

/** A file, or nothing: the handler writes the answer itself, and errors come in the token API's envelope unless said. */
export function FileAnswers(
  status: number,
  contentTypes: readonly string[],
  {
    also = [],
    errors = [],
    takes,
    errorType: type = ErrorEnvelopeDto,
  }: Pick<Partial<Answer>, 'also' | 'errors' | 'takes' | 'errorType'> = {},
): MethodDecorator {
  return declare({
    status,
    form: 'bare',
    type,
    list: false,
    errors,
    errorType: type,
    contentTypes,
    also,
    takes,
  });
}

function declare(answer: Answer): MethodDecorator {
  return applyDecorators(SetMetadata(ANSWER, answer), HttpCode(answer.status));
}
