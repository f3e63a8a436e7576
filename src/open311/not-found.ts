import { DomainError } from '../platform/http/domain-error';

/** A name in the path is unknown. */
export class OpenDataNotFound extends DomainError {
  constructor(what: 'city' | 'ward' | 'category' | 'issue' | 'format') {
    super('notFound', `There is no such ${what}`);
  }
}

/**
 * Finds the value that a path names.
 * @throws OpenDataNotFound
 */
export function named<Value extends string>(
  values: readonly Value[],
  text: string,
  what: 'city' | 'category' | 'format',
): Value {
  const value = values.find((known) => known === text);
  if (value === undefined) throw new OpenDataNotFound(what);
  return value;
}
