import { DomainError } from '../../platform/http/domain-error';

/** The issue has no such note. */
export class NoteNotFound extends DomainError {
  constructor() {
    super('notFound', 'There is no such note');
  }
}

/** The note was written by somebody else. */
export class NoteOfAnother extends DomainError {
  constructor() {
    super('forbidden', 'Only the author of a note corrects it');
  }
}

/** The time in which the author could correct the note is over. */
export class NoteSettled extends DomainError {
  constructor() {
    super('conflict', 'A note can be corrected for 15 minutes; write another one');
  }
}
