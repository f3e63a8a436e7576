import { SetMetadata } from '@nestjs/common';
import type { RetentionRuleName } from './retention-rules';

export const RETENTION = 'retention:rule';

/**
 * Makes a method carry out a rule of retention: it takes the current time, deletes what is older than the rule says, in
 * batches, and returns how much. It must be safe to repeat.
 */
export const Retention =
  (rule: RetentionRuleName) =>
  <T extends (now: Date) => Promise<number>>(
    target: object,
    key: string,
    descriptor: TypedPropertyDescriptor<T>,
  ): void => {
    SetMetadata(RETENTION, rule)(target, key, descriptor);
  };
