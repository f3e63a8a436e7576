import { isUtf8 } from 'node:buffer';
import { json, type RequestHandler } from 'express';
import { InvalidInput } from '../domain-error';
import { toDomainError } from '../to-domain-error';

const MAX_BODY = '1mb';
const MAX_DEPTH = 32;

/** Reads JSON bodies up to 1 MB; anything else than UTF-8 is refused before it is parsed. */
export function readJson(): RequestHandler {
  const read = json({
    limit: MAX_BODY,
    verify: (_request, _response, bytes) => {
      if (!isUtf8(bytes)) throw new InvalidInput([{ field: 'body', message: 'must be valid UTF-8' }]);
    },
  });
  // Said in our words: the parser's quote the client's bytes, which may be a token.
  return (request, response, next) =>
    read(request, response, (error?: unknown) =>
      next(error === undefined ? undefined : toDomainError(error)),
    );
}

/** Refuses text PostgreSQL cannot hold, nesting no honest client needs, and bodies of another type than JSON. */
export const checkBody: RequestHandler = (request, _response, next) => {
  if (request.body === undefined) {
    const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
    // A chunked body may turn out to be none; one with a type was meant.
    const isChunked = encoding !== undefined && request.headers['content-type'] !== undefined;
    const hasBody = isChunked || (length !== undefined && length !== '0');
    return next(
      hasBody
        ? new InvalidInput([{ field: 'Content-Type', message: 'must be application/json' }])
        : undefined,
    );
  }
  const problem = problemIn(request.body, 'body', 1);
  next(problem === undefined ? undefined : new InvalidInput([problem]));
};

function problemIn(
  value: unknown,
  field: string,
  depth: number,
): { field: string; message: string } | undefined {
  if (typeof value === 'string') {
    return isStorable(value) ? undefined : { field, message: 'must not contain NUL or unpaired surrogates' };
  }
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth > MAX_DEPTH)
    return { field: 'body', message: `must not be nested deeper than ${MAX_DEPTH} levels` };
  for (const [key, entry] of Object.entries(value)) {
    if (!isStorable(key)) return { field: 'body', message: 'has a key with NUL or unpaired surrogates' };
    const problem = problemIn(entry, depth === 1 ? key : `${field}.${key}`, depth + 1);
    if (problem) return problem;
  }
  return undefined;
}

function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}
