/** What went wrong, in the domain's words. Only the error filters know which status each kind has. */
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

/** An expected failure. Thrown by services and policies, presented by the surface that answers. */
export class DomainError extends Error {
  /** Whether the service itself is at fault, which is logged with its stack and watched. */
  get isFault(): boolean {
    return this.kind === 'internal';
  }

  constructor(
    readonly kind: ErrorKind,
    message: string,
    readonly details?: readonly FieldProblem[],
  ) {
    super(message);
  }
}

/** What was looked for. @throws the refusal where there is no such thing */
export function foundOr<Value>(value: Value | undefined, refusal: DomainError): Value {
  if (value === undefined) throw refusal;
  return value;
}

/** What was sent is not as the API wants it; each detail names a field and what is wrong with it. */
export class InvalidInput extends DomainError {
  constructor(details: readonly FieldProblem[], message = 'The request is not valid') {
    super('invalid', message, details);
  }
}

/** It is not known who asks: without a token or session, or with one that does not count. */
export class Unauthorized extends DomainError {
  constructor(message = 'Sign in and send a valid access token') {
    super('unauthorized', message);
  }
}

/** It is known who asks, and they may not do this. */
export class Forbidden extends DomainError {
  constructor(message = 'You may not do this') {
    super('forbidden', message);
  }
}

/** There is something at the path, for other methods. */
export class MethodNotAllowed extends DomainError {
  /** @param methods those the path has */
  constructor(readonly methods: readonly string[]) {
    super('methodNotAllowed', `This path has other methods: ${methods.join(', ')}`);
  }
}

/** Someone else holds what is needed for a moment; other things can still be had. */
export class Busy extends DomainError {
  constructor() {
    super('unavailable', 'This is being changed by someone else right now; try again shortly');
  }
}

/** Something the service needs is away; the same request may succeed later. */
export class Unavailable extends DomainError {
  constructor(message = 'The service cannot answer right now; try again shortly') {
    super('unavailable', message);
  }
}
