/** Longer messages are cut to this length. */
const MAX_MESSAGE_CHARACTERS = 1000;
const MAX_STACK_FRAMES = 8;
const MAX_CAUSES = 2;

/** The fields a log line has for an error. */
export interface ErrorFields {
  /** The class of the error. */
  type: string;
  message: string;
  /** A system error code or an SQLSTATE, such as `ECONNREFUSED`. */
  code?: string | number;
  /** The database constraint that was violated. */
  constraint?: string;
  /** The first frames of the stack, one per line, without the message. */
  stack?: string;
  cause?: ErrorFields;
}

/**
 * The log fields of a thrown value. Only named fields are copied, as libraries attach whole objects to their errors:
 * `pg` the client with its settings, TypeORM the parameters of the statement, which are users' texts.
 */
export function errorFields(thrown: unknown, causes = MAX_CAUSES): ErrorFields {
  if (!(thrown instanceof Error)) return { type: typeof thrown, message: shortened(String(thrown)) };
  const { code, constraint } = thrown as { code?: unknown; constraint?: unknown };
  const cause: unknown = thrown instanceof AggregateError ? thrown.errors[0] : thrown.cause;
  return {
    type: thrown.constructor.name,
    message: shortened(thrown.message),
    code: typeof code === 'string' || typeof code === 'number' ? code : undefined,
    constraint: typeof constraint === 'string' ? constraint : undefined,
    stack: stackFrames(thrown.stack),
    cause: cause === undefined || causes === 0 ? undefined : errorFields(cause, causes - 1),
  };
}

function shortened(text: string): string {
  return text.length > MAX_MESSAGE_CHARACTERS ? `${text.slice(0, MAX_MESSAGE_CHARACTERS)}...` : text;
}

/** The first frames of a stack, one per line, without the message before them. */
export function stackFrames(stack: string | undefined): string | undefined {
  const lines = stack?.split('\n').filter((line) => /^\s+at /.test(line));
  return lines?.length
    ? lines
        .slice(0, MAX_STACK_FRAMES)
        .map((line) => line.trim())
        .join('\n')
    : undefined;
}
