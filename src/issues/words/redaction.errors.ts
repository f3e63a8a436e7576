import { DomainError, Forbidden } from '../../platform/http/domain-error';

/** There is no finding with this id. */
export class FindingNotFound extends DomainError {
  constructor() {
    super('notFound', 'There is no such finding');
  }
}

/** There is no redaction with this id that can still be undone. */
export class RedactionNotFound extends DomainError {
  constructor() {
    super('notFound', 'There is no such redaction, or it cannot be undone any more');
  }
}

/** The text is not any more what the redaction left. */
export class TextChanged extends DomainError {
  constructor() {
    super('conflict', 'The text was changed since; undo later redactions first');
  }
}

/** Somebody else wrote the text. */
export const NOT_ITS_AUTHOR = new Forbidden('Only its author takes words out of a text');
