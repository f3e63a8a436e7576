import { BareAnswers } from '../answers.decorator';
import type { DtoClass } from '../dto';

/**
 * How long a browser or a CDN may answer by itself, in seconds: what is hidden must be gone in thirty, on its way
 * included.
 */
export const PUBLIC_MAX_AGE_S = 20;

/** A public read: a bare 200 that shared caches may keep for a moment, and that is asked for again by its ETag. */
export function PublicAnswers(
  type: DtoClass,
  { list = false, errors = [] }: { list?: boolean; errors?: readonly number[] } = {},
): MethodDecorator {
  return BareAnswers(200, type, { list, errors, maxAgeS: PUBLIC_MAX_AGE_S });
}
