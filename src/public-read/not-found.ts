import { DomainError } from '../platform/http/domain-error';

/** What a request names is unknown, or hidden from everyone. */
export class NotFound extends DomainError {
  constructor(kind: 'issue' | 'reporter' | 'event') {
    super('notFound', `There is no such ${kind}`);
  }
}

/** @throws NotFound when there is nothing */
export function found<Row>(row: Row | undefined, kind: 'issue' | 'reporter' | 'event'): Row {
  if (row === undefined) throw new NotFound(kind);
  return row;
}
