import { DomainError } from '../platform/http/domain-error';
import type { RecordKind } from './records/record-kind';

/** There is no such record. */
export class RecordNotFound extends DomainError {
  constructor({ entityType }: RecordKind) {
    super('notFound', `There is no such ${entityType.replace('_', ' ')}`);
  }
}

/** A file is over the import limit; the rows that were read are stored, unless it was a dry run. */
export class FileTooLarge extends DomainError {
  constructor(maxBytes: number, isDryRun = false) {
    const rest = isDryRun ? '' : '; what came before has landed';
    super('tooLarge', `The file has more than ${maxBytes} bytes${rest}`);
  }
}

/** No jurisdiction is known for a place. */
export class JurisdictionNotFound extends DomainError {
  constructor() {
    super('notFound', 'No jurisdiction is known for this place');
  }
}

/** There is no official with this id. */
export class OfficialNotFound extends DomainError {
  constructor() {
    super('notFound', 'There is no such official');
  }
}
