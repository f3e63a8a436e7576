import { DomainError } from '../platform/http/domain-error';
import type { FlagTargetKind } from '../kernel/flags';

const NAMES: Record<FlagTargetKind, string> = {
  issue: 'issue',
  comment: 'message',
  media: 'media item',
  reporter: 'person',
};

/** The target of the flag does not exist, or the caller may not see it. */
export class FlagTargetNotFound extends DomainError {
  constructor(kind: FlagTargetKind) {
    super('notFound', `There is no such ${NAMES[kind]}`);
  }
}

/** The person has already flagged the target. */
export class FlaggedAlready extends DomainError {
  constructor(kind: FlagTargetKind) {
    super('conflict', `You have flagged this ${NAMES[kind]} already`);
  }
}

/** There is no flag with this id. */
export class FlagNotFound extends DomainError {
  constructor() {
    super('notFound', 'There is no such flag');
  }
}
