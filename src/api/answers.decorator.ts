import { applyDecorators, HttpCode, SetMetadata, type Type } from '@nestjs/common';
import { BareErrorDto } from './bare-api/bare-error.dto';
import { renderBareError } from './bare-api/render-error';
import type { DomainError } from '../platform/http/domain-error';
import { ErrorEnvelopeDto } from './token-api/error-envelope.dto';
import { renderTokenError } from './token-api/render-error';
import type { Alternative, BodyForm } from '../platform/http/matched-route';

export const ANSWER = 'route:answer';
export const COOKIE = 'route:cookie';
export const ALTERNATIVE = 'route:alternative';

/** An error a route declares: a status, for its usual error, or a specific error. */
export type DeclaredError = number | DomainError;

/** The class of an error body, and the function that renders it. */
export interface ErrorBody {
  errorType: Type;
  /** The class of a 422, if it differs. */
  refusalType?: Type;
  /** Whether errors are answered as a list. */
  listsErrors?: boolean;
  renderError: (error: DomainError) => object;
}

export const ENVELOPE_ERRORS: ErrorBody = { errorType: ErrorEnvelopeDto, renderError: renderTokenError };
export const BARE_ERRORS: ErrorBody = { errorType: BareErrorDto, renderError: renderBareError };

/** What a route answers: for `JsonAdapter`, which writes the body, and for the OpenAPI document. */
export interface Answer {
  status: number;
  form: BodyForm;
  type: Type;
  /** Further classes the value, or each item of the list, can have. */
  or?: readonly Type[];
  list: boolean;
  /** The errors of the route, in addition to those every route can have. */
  errors: readonly DeclaredError[];
  errorType: Type;
  /** The class of a 422, if it differs. */
  refusalType?: Type;
  /** Whether errors are answered as a list. */
  listsErrors?: boolean;
  /** Renders an error as the body this route answers. */
  renderError: (error: DomainError) => object;
  /** Whether the route uses no database and is never rate limited. */
  selfContained?: boolean;
  /** How long caches may keep a success, in seconds; unset: not at all. */
  maxAgeS?: number;
  /** Whether it is always streamed; a streamed answer has no ETag. */
  streamed?: boolean;
  /** Whether the header Link names the next page. */
  linked?: boolean;
  /** Further content types of the same value or error, chosen by the ending of the path. */
  furtherTypes?: readonly string[];
  /** The content types of a file; a file is written by its handler. */
  contentTypes?: readonly string[];
  /** Further statuses of a file. */
  also?: readonly number[];
}

/** Describes the cookie that a success of the route sets, for the OpenAPI document. */
export const SetsCookie = (about: string): MethodDecorator => SetMetadata(COOKIE, about);

/**
 * An answer of the token API: its status, the class of the value in the success envelope, and the errors of the route.
 */
export function Answers(status: number, type: Type, errors: readonly DeclaredError[] = []): MethodDecorator {
  return declare({ status, form: 'envelope', type, list: false, errors, ...ENVELOPE_ERRORS });
}

/** A bare answer: the body is the value itself, or the list of values. */
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
 * A second success status beside the one of `@Answers`, used for answers for which `when` returns true. If the answer
 * alone does not decide it, the handler sets the status itself.
 */
export const AlternativeAnswer = (status: number, type: Type, when?: Alternative['when']): MethodDecorator =>
  SetMetadata(ALTERNATIVE, { status, type, when } satisfies Alternative);

/**
 * A file, or an empty answer: the handler writes the answer itself; errors have the token API's envelope by default.
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

/** The class pages are declared with; they have no schema. */
class PageAnswer {}

/** A page of the citizen site, or a redirect to one. Errors are pages for browsers, and envelopes for other clients. */
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
