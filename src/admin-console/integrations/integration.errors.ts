import { DomainError, InvalidInput } from '../../platform/http/domain-error';

/** There is no channel with this name, or it does not support the act. */
export class ChannelUnknown extends DomainError {
  constructor() {
    super('notFound', 'There is no such channel');
  }
}

/** The channel already shows what was requested. */
export class ShownAlready extends DomainError {
  constructor(demoMode: boolean) {
    super('conflict', `The channel shows ${demoMode ? 'samples' : 'real posts'} already`);
  }
}

/** The post is off the wall, or on it, already. */
export class HiddenAlready extends DomainError {
  constructor(hidden: boolean) {
    super('conflict', `The post is ${hidden ? 'off' : 'on'} the wall already`);
  }
}

/**
 * A keyword without its category, or the other way round; the contract requires status 500
 * (docs/api/console-feed.md#routing-keywords).
 */
export class KeywordIncomplete extends DomainError {
  /** The request is invalid, despite the status. */
  override get isFault(): boolean {
    return false;
  }

  constructor() {
    super('internal', 'category and keyword are both required');
  }
}

/** A keyword that is too short or too long. */
export class KeywordLength extends InvalidInput {
  constructor() {
    super([{ field: 'keyword', message: 'must be 2 to 60 characters long' }]);
  }
}
