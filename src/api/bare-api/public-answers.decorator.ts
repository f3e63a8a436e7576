import { applyDecorators, type Type } from '@nestjs/common';
import { type Answer, BareAnswers } from '../answers.decorator';
import { ReplicaRead } from '../replica-read.decorator';

/**
 * How long browsers and CDNs may reuse an answer, in seconds: hidden content must disappear within thirty seconds,
 * including the time of transfer.
 */
export const PUBLIC_MAX_AGE_S = 20;

/**
 * A public read: a bare 200 that shared caches may keep for a short time and revalidate by its ETag. As it may be stale
 * anyway, a replica may answer it.
 */
export function PublicAnswers(
  type: Type,
  options: Partial<Pick<Answer, 'list' | 'errors' | 'or'>> = {},
): MethodDecorator {
  return applyDecorators(BareAnswers(200, type, { ...options, maxAgeS: PUBLIC_MAX_AGE_S }), ReplicaRead());
}
