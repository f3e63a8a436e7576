import { isUtf8 } from 'node:buffer';
import {
  json,
  type NextFunction,
  raw,
  type Request,
  type RequestHandler,
  type Response,
  urlencoded,
} from 'express';
import { DomainError, InvalidInput } from '../domain-error';
import type { BodyClassifier, BodyReading } from './body-classifier';
import { toDomainError } from '../to-domain-error';

const MEGABYTE = 1024 * 1024;
const MAX_BODY = MEGABYTE;
/** What is signed comes from a platform, which would send what is refused again and again. */
const MAX_DELIVERY = 3 * MEGABYTE;
/** A form with a few pictures. */
const MAX_FORM_WITH_FILES = 4 * MEGABYTE;
/** More than any form of a page has. */
const MAX_FORM = 64 * 1024;
const MAX_FIELDS = 128;
const MAX_DEPTH = 32;

/**
 * Reads JSON bodies up to 1 MB, counted after they are unpacked. Anything else than UTF-8 is refused before it is
 * parsed.
 */
export function readBody(bodies: BodyClassifier): RequestHandler {
  const read = json({
    limit: MAX_BODY,
    verify: (_request, _response, bytes) => {
      if (!isUtf8(bytes)) throw new InvalidInput([{ field: 'body', message: 'must be valid UTF-8' }]);
    },
  });
  const readForm = urlencoded({ extended: false, limit: MAX_FORM, parameterLimit: MAX_FIELDS });
  const readRaw = raw({ limit: MAX_DELIVERY, type: () => true });
  const readFormBytes = raw({ limit: MAX_FORM_WITH_FILES, type: () => true });
  return (request, response, next) => {
    const reading = bodies.formOf(request);
    if (isRead(request) || reading === 'stream') return next();
    if (reading === 'bytes') return readUpTo(MAX_DELIVERY, readRaw, request, response, next);
    if (reading === 'form-bytes')
      return readUpTo(MAX_FORM_WITH_FILES, readFormBytes, request, response, next);
    if (reading === 'form') return readUpTo(MAX_FORM, readForm, request, response, next);
    if (!isUtf8Named(request.headers['content-type'])) {
      return next(new InvalidInput([{ field: 'Content-Type', message: 'must name no charset but utf-8' }]));
    }
    readUpTo(MAX_BODY, read, request, response, next);
  };
}

function tooLarge(most: number): DomainError {
  return new DomainError('tooLarge', `The body is larger than ${most / MEGABYTE} MB`);
}

/** Reads with a parser, but refuses what is too large at once: the parser would first let the rest of it go by. */
function readUpTo(
  most: number,
  read: RequestHandler,
  request: Request,
  response: Response,
  next: NextFunction,
): void {
  let isOver = false;
  const end = (error?: unknown) => {
    if (isOver) return;
    isOver = true;
    // Said in our words: the parser's quote the client's bytes, which may be a token.
    next(error === undefined ? undefined : toDomainError(error));
  };
  let received = 0;
  const count = ({ length }: { length: number }) => {
    received += length;
    if (received > most) end(tooLarge(most));
  };
  if (Number(request.headers['content-length'] ?? 0) > most) {
    end(tooLarge(most));
    return;
  }
  request.on('data', count);
  void read(request, response, end);
}

/** A read has no body (RFC 9110, 9.3.1); what is sent with one all the same is passed over. */
function isRead({ method }: Request): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** The parser would take UTF-16 and UTF-32 as well, past the check of its bytes. */
function isUtf8Named(contentType: string | undefined): boolean {
  if (contentType === undefined || !/charset/i.test(contentType)) return true;
  return /;\s*charset\s*=\s*"?utf-?8"?\s*(?:;|$)/i.test(contentType);
}

/** Refuses text PostgreSQL cannot hold, nesting no honest client needs, and bodies of another type than JSON. */
export const checkBody =
  (bodies: BodyClassifier): RequestHandler =>
  (request, _response, next) => {
    if (isRead(request) || !isParsed(bodies.formOf(request))) return next();
    if (request.body !== undefined) {
      const problem = problemIn(request.body, 1);
      return next(problem && new InvalidInput([detailOf(problem)]));
    }
    const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
    // A chunked body may turn out to be none; one with a type was meant.
    const isChunked = encoding !== undefined && request.headers['content-type'] !== undefined;
    const hasBody = isChunked || (length !== undefined && length !== '0');
    next(
      hasBody
        ? new InvalidInput([{ field: 'Content-Type', message: 'must be application/json' }])
        : undefined,
    );
  };

function isParsed(reading: BodyReading): boolean {
  return reading === 'json' || reading === 'form';
}

/** The path grows on the way out: of a body without a problem none is ever made. */
interface Problem {
  path: string[];
  message: string;
}

function problemIn(value: unknown, depth: number): Problem | undefined {
  if (typeof value === 'string') {
    return isStorable(value)
      ? undefined
      : { path: [], message: 'must not contain NUL or unpaired surrogates' };
  }
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth > MAX_DEPTH) return { path: [], message: `must not be nested deeper than ${MAX_DEPTH} levels` };
  return Array.isArray(value) ? problemInItems(value, depth) : problemInFields(value, depth);
}

function problemInItems(items: readonly unknown[], depth: number): Problem | undefined {
  for (let i = 0; i < items.length; i++) {
    const problem = problemIn(items[i], depth + 1);
    if (problem) return within(String(i), problem);
  }
  return undefined;
}

function problemInFields(fields: object, depth: number): Problem | undefined {
  // Parsed JSON has own fields alone, and a list of entries would cost more than looking at them.
  for (const key in fields) {
    if (!isStorable(key)) return { path: [], message: 'has a key with NUL or unpaired surrogates' };
    const problem = problemIn((fields as Record<string, unknown>)[key], depth + 1);
    if (problem) return within(key, problem);
  }
  return undefined;
}

function within(key: string, problem: Problem): Problem {
  problem.path.unshift(key);
  return problem;
}

function detailOf({ path, message }: Problem): { field: string; message: string } {
  return { field: path.length === 0 || path.length >= MAX_DEPTH ? 'body' : path.join('.'), message };
}

function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}
