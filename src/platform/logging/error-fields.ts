/** What is left of longer messages. */
const MAX_MESSAGE_CHARACTERS = 1000;
const MAX_STACK_FRAMES = 8;
const MAX_CAUSES = 2;

/** What a log line says of a failure. */
export interface ErrorFields {
  /** The class of the error. */
  type: string;
  message: string;
  /** Of the system or the database: `ECONNREFUSED`, an SQLSTATE. */
  code?: string | number;
  /** The constraint of the database that was violated. */
  constraint?: string;
  /** The first frames of the stack, one a line, without the message. */
  stack?: string;
  cause?: ErrorFields;
}

/**
 * What a log line says of a thrown value. It names its fields, for libraries hang whole objects on their errors: `pg`
 * the client with its settings, TypeORM the parameters of the statement, which are people's words.
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

/** The first frames of a stack, one a line, without the message before them. */
export function stackFrames(stack: string | undefined): string | undefined {
  const lines = stack?.split('\n').filter((line) => /^\s+at /.test(line));
  return lines?.length
    ? lines
        .slice(0, MAX_STACK_FRAMES)
        .map((line) => line.trim())
        .join('\n')
    : undefined;
}
