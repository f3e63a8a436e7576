import { applyDecorators, HttpCode, SetMetadata, type Type } from '@nestjs/common';
import type { DomainError } from '../platform/http/domain-error';
import type { Alternative, BodyForm } from '../platform/http/matched-route';
import type { ErrorForm } from '../platform/http/error-form';

export const ANSWER = 'route:answer';
export const COOKIE = 'route:cookie';

/** An error a route declares: a status, for its usual error, or a specific error. */
export type DeclaredError = number | DomainError;

export interface AnswerOptions {
  /** The errors of the route, in addition to those every route can have. */
  errors?: readonly DeclaredError[];
  /** How the value is written, if not as in the other answers of the API (`SURFACES`). */
  form?: BodyForm;
  /** Whether the answer is a list of values. */
  list?: boolean;
  /** Further classes the value, or each item of the list, can have. */
  or?: readonly Type[];
  /**
   * A second success status, for answers for which `when` returns true. If the answer alone does not decide it, the
   * handler sets the status itself.
   */
  alternative?: Alternative;
  /** The content types of a file, which its handler writes; none: an empty answer. */
  file?: readonly string[];
  /** Further statuses of a file. */
  also?: readonly number[];
  /** How long caches may keep a success, in seconds; by default not at all. */
  maxAgeS?: number;
  /** Whether it is always streamed; a streamed answer has no ETag. */
  streamed?: boolean;
  /** Whether the header Link names the next page. */
  linked?: boolean;
  /** The name of the root element, if the ending of the path chooses JSON or XML (`FormatInterceptor`). */
  xmlRoot?: string;
  /** Whether the route uses no database and is never rate limited. */
  selfContained?: boolean;
}

/** What a route declares of its answers. */
export interface DeclaredAnswer extends AnswerOptions {
  status: number;
  type: Type | null;
}

/** What a route answers: what it declares, completed with what holds for its API. */
export interface Answer extends DeclaredAnswer, ErrorForm {
  form: BodyForm;
  errors: readonly DeclaredError[];
}

/** Describes the cookie that a success of the route sets, for the OpenAPI document. */
export const SetsCookie = (about: string): MethodDecorator => SetMetadata(COOKIE, about);

/**
 * Declares what a route answers. The form of its body and of its errors is that of its API (`SURFACES`).
 * @param status the status of a success
 * @param type the class of the value; null for a file or a page, which has no schema
 */
export function Answers(status: number, type: Type | null, options: AnswerOptions = {}): MethodDecorator {
  return applyDecorators(
    SetMetadata(ANSWER, { status, type, ...options } satisfies DeclaredAnswer),
    HttpCode(status),
  );
}
