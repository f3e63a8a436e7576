import { FileAnswers } from '../api/answers.decorator';
import { PUBLIC_MAX_AGE_S } from '../api/bare-api/public-answers.decorator';
import { OPEN311_ERRORS } from '../api/open311-api/render-error';
import type { DomainError } from '../platform/http/domain-error';

/** A text that caches may keep for a short time. */
export function OpenDataAnswers(contentTypes: readonly string[], ...errors: DomainError[]): MethodDecorator {
  return answers(contentTypes, errors, false);
}

/** The same, always streamed. */
export function StreamedDataAnswers(
  contentTypes: readonly string[],
  ...errors: DomainError[]
): MethodDecorator {
  return answers(contentTypes, errors, true);
}

function answers(
  contentTypes: readonly string[],
  errors: readonly DomainError[],
  streamed: boolean,
): MethodDecorator {
  return FileAnswers(200, contentTypes, {
    errors: [400, ...errors],
    errorBody: OPEN311_ERRORS,
    maxAgeS: PUBLIC_MAX_AGE_S,
    streamed,
  });
}
