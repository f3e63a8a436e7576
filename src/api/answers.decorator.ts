import { applyDecorators, HttpCode, SetMetadata, type Type } from '@nestjs/common';
import { BareErrorDto } from './bare-api/bare-error.dto';
import { renderBareError } from './bare-api/render-error';
import type { DomainError } from '../platform/http/domain-error';
import { ErrorEnvelopeDto } from './token-api/error-envelope.dto';
import { renderTokenError } from './token-api/render-error';
import type { Alternative, BodyForm } from '../platform/http/request';

export const ANSWER = 'route:answer';
export const COOKIE = 'route:cookie';
export const ALTERNATIVE = 'route:alternative';

/** A status whose usual error is meant, or the very error a route can fail with. */
export type DeclaredError = number | DomainError;

/** The body of an error, and how one is rendered. */
export interface ErrorBody {
  errorType: Type;
  /** The body of a 422, where it is another. */
  refusalType?: Type;
  /** Whether it comes in a list. */
  listsErrors?: boolean;
  renderError: (error: DomainError) => object;
}

export const ENVELOPE_ERRORS: ErrorBody = { errorType: ErrorEnvelopeDto, renderError: renderTokenError };
export const BARE_ERRORS: ErrorBody = { errorType: BareErrorDto, renderError: renderBareError };

/** What a route answers: for the adapter, which writes the body, and for the OpenAPI document. */
export interface Answer {
  status: number;
  form: BodyForm;
  type: Type;
  /** Further forms the value, or each of the list, can have. */
  or?: readonly Type[];
  list: boolean;
  /** The errors of the route beyond those any route can have. */
  errors: readonly DeclaredError[];
  errorType: Type;
  /** The body of a 422, where it is another. */
  refusalType?: Type;
  /** Whether an error is answered as a list. */
  listsErrors?: boolean;
  /** An error as the body this route answers it with. */
  renderError: (error: DomainError) => object;
  /** The route asks no database and is never limited. */
  selfContained?: boolean;
  /** How long caches may keep a success, in seconds; unless said, none may. */
  maxAgeS?: number;
  /** Whether it is always sent in parts: such an answer has no ETag. */
  streamed?: boolean;
  /** Whether the header Link names the page after it. */
  linked?: boolean;
  /** Content types beside JSON in which the same value, or an error, is answered where the path asks for them. */
  furtherTypes?: readonly string[];
  /** The content types of a file; a file is written by its handler. */
  contentTypes?: readonly string[];
  /** Further statuses a file can be answered with. */
  also?: readonly number[];
}

/** Says what the cookie is that a route's success sets: for the OpenAPI document. */
export const SetsCookie = (about: string): MethodDecorator => SetMetadata(COOKIE, about);

/** The token API's answer: its status, the value inside the success envelope, and the errors the route knows. */
export function Answers(status: number, type: Type, errors: readonly DeclaredError[] = []): MethodDecorator {
  return declare({ status, form: 'envelope', type, list: false, errors, ...ENVELOPE_ERRORS });
}

/** A bare answer: the value itself, or the list of values, is the body. */
export function BareAnswers(
  status: number,
  type: Type,
  {
    list = false,
    errors = [],
    errorBody = BARE_ERRORS,
    selfContained = false,
    ...others
  }: Partial<
    Pick<Answer, 'list' | 'errors' | 'selfContained' | 'maxAgeS' | 'or' | 'furtherTypes' | 'linked'>
  > & {
    errorBody?: ErrorBody;
  } = {},
): MethodDecorator {
  return declare({ status, form: 'bare', type, list, errors, ...errorBody, selfContained, ...others });
}

/**
 * Another success than the one `@Answers` declares: where `when` holds of the answer, it has this status. Where the
 * content of the answer does not tell, the handler sets the status itself.
 */
export const OrAnswers = (status: number, type: Type, when?: Alternative['when']): MethodDecorator =>
  SetMetadata(ALTERNATIVE, { status, type, when } satisfies Alternative);

/**
 * A file, or nothing: the handler writes the answer itself, and errors come in the token API's envelope unless said.
 */
export function FileAnswers(
  status: number,
  contentTypes: readonly string[],
  {
    also = [],
    errors = [],
    errorBody = ENVELOPE_ERRORS,
    maxAgeS,
    streamed,
  }: Pick<Partial<Answer>, 'also' | 'errors' | 'maxAgeS' | 'streamed'> & { errorBody?: ErrorBody } = {},
): MethodDecorator {
  return declare({
    status,
    form: 'bare',
    type: errorBody.errorType,
    list: false,
    errors,
    ...errorBody,
    contentTypes,
    also,
    maxAgeS,
    streamed,
  });
}

/** What a page is declared with: it has no schema. */
class PageAnswer {}

/** A page of the citizen site, or a redirect to one; errors are pages where a browser asks, and envelopes otherwise. */
export function PageAnswers(): MethodDecorator {
  return declare({
    status: 200,
    form: 'page',
    type: PageAnswer,
    list: false,
    errors: [],
    ...ENVELOPE_ERRORS,
  });
}

function declare(answer: Answer): MethodDecorator {
  return applyDecorators(SetMetadata(ANSWER, answer), HttpCode(answer.status));
}
