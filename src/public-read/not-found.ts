import { DomainError } from '../platform/http/domain-error';

/** The requested thing does not exist or is hidden. */
export class NotFound extends DomainError {
  constructor(kind: 'issue' | 'reporter' | 'event') {
    super('notFound', `There is no such ${kind}`);
  }
}

/** Returns the row. @throws NotFound if it is undefined */
export function found<Row>(row: Row | undefined, kind: 'issue' | 'reporter' | 'event'): Row {
  if (row === undefined) throw new NotFound(kind);
  return row;
}
