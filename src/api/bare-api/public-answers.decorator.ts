import { applyDecorators, type Type } from '@nestjs/common';
import { type Answer, BareAnswers } from '../answers.decorator';
import { ReplicaRead } from '../replica-read.decorator';

/**
 * How long a browser or a CDN may answer by itself, in seconds: what is hidden must be gone in thirty, on its way
 * included.
 */
export const PUBLIC_MAX_AGE_S = 20;

/**
 * A public read: a bare 200 that shared caches may keep for a moment, and that is asked for again by its ETag. Since it
 * may be old, a replica may answer it.
 */
export function PublicAnswers(
  type: Type,
  options: Partial<Pick<Answer, 'list' | 'errors' | 'or'>> = {},
): MethodDecorator {
  return applyDecorators(BareAnswers(200, type, { ...options, maxAgeS: PUBLIC_MAX_AGE_S }), ReplicaRead());
}
