/** The kinds of failures, in terms of the domain. Only the error filters map them to HTTP statuses. */
export type ErrorKind =
  | 'invalid'
  | 'unprocessable'
  | 'unauthorized'
  | 'forbidden'
  | 'notFound'
  | 'methodNotAllowed'
  | 'conflict'
  | 'tooLarge'
  | 'unsupportedMedia'
  | 'limited'
  | 'unavailable'
  | 'internal';

/** One field that was refused, and why. */
export interface FieldProblem {
  field: string;
  message: string;
}

/** An expected failure. Services and policies throw it; the API that answers presents it. */
export class DomainError extends Error {
  /** Whether the service itself is at fault; such failures are logged with their stack and counted. */
  get isFault(): boolean {
    return this.kind === 'internal';
  }

  /** The problems of its fields, else its message. */
  get inWords(): string {
    return this.details?.map(({ field, message }) => `${field} ${message}`).join('; ') ?? this.message;
  }

  constructor(
    readonly kind: ErrorKind,
    message: string,
    readonly details?: readonly FieldProblem[],
  ) {
    super(message);
  }
}

/** Returns the value. @throws `refusal` if it is undefined */
export function foundOr<Value>(value: Value | undefined, refusal: DomainError): Value {
  if (value === undefined) throw refusal;
  return value;
}

/** The input breaks the rules of the API; each detail names a field and its problem. */
export class InvalidInput extends DomainError {
  constructor(details: readonly FieldProblem[], message = 'The request is not valid') {
    super('invalid', message, details);
  }
}

/** The caller is not authenticated: no token or session, or an invalid one. */
export class Unauthorized extends DomainError {
  constructor(message = 'Sign in and send a valid access token') {
    super('unauthorized', message);
  }
}

/** The caller is authenticated and not permitted to do this. */
export class Forbidden extends DomainError {
  constructor(message = 'You may not do this') {
    super('forbidden', message);
  }
}

/** The path exists, but not with this method. */
export class MethodNotAllowed extends DomainError {
  /** @param methods the methods the path has */
  constructor(readonly methods: readonly string[]) {
    super('methodNotAllowed', `This path has other methods: ${methods.join(', ')}`);
  }
}

/** Another transaction holds a needed lock, or too many wait for something; other requests are not affected. */
export class Busy extends DomainError {
  constructor(message = 'This is being changed by someone else right now; try again shortly') {
    super('unavailable', message);
  }
}

/** Something the service depends on is unavailable; the same request may succeed later. */
export class Unavailable extends DomainError {
  constructor(message = 'The service cannot answer right now; try again shortly') {
    super('unavailable', message);
  }
}
