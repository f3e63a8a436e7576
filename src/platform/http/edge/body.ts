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
import type { ApiRequest } from '../request';
import { type BodyReading, readingOf } from './body-reading';
import { shapeProblem } from './json-shape';
import { inSequence } from './sequence';
import { toDomainError } from '../to-domain-error';

const MEGABYTE = 1024 * 1024;
const MAX_BODY = MEGABYTE;
/** Signed bodies are deliveries of a platform, which would repeat a refused one again and again. */
const MAX_DELIVERY = 3 * MEGABYTE;
/** Enough for a form with a few pictures. */
const MAX_FORM_WITH_FILES = 4 * MEGABYTE;
/**
 * More than any HTML form of the pages may have: a description of 5,000 characters has 45 KB in Devanagari, which takes
 * nine bytes a character here, and 60 KB in emoji. A longer text that is pasted arrives, too, so that the form can be
 * shown again with it.
 */
const MAX_FORM = 256 * 1024;
const MAX_FIELDS = 128;
/** More values than any JSON body of the APIs has, apart from long lists: a record with a thousand pincodes. */
const MAX_VALUES = 2000;
/** A longer path of a field is cut in errors. */
const MAX_PATH = 200;
/** The coordinates of 50,000 positions, each with an altitude. */
const MAX_LISTED_VALUES = 250_000;

/** Reads and checks the bodies that no guard reads (`MatchedRoute.readsBodyLate`). */
export function bodies(): RequestHandler {
  const read = inSequence([readBody(), checkBody]);
  return (request, response, next) =>
    matchedOf(request).readsBodyLate ? next() : read(request, response, next);
}

/**
 * Reads and checks a body that a guard leaves unread until it knows the caller.
 * @throws DomainError for a body that is refused
 */
export function guardedBody(): (request: Request, response: Response) => Promise<void> {
  const read = inSequence([readBody(), checkBody]);
  return (request, response) =>
    new Promise((done, fail) =>
      read(request, response, (error?: unknown) => {
        if (error instanceof Error) fail(error);
        else done();
      }),
    );
}

/**
 * Reads JSON bodies up to 1 MB, measured after decompression. A body that is not UTF-8, or has another shape than any
 * body of the APIs, is refused before it is parsed.
 */
function readBody(): RequestHandler {
  const read = json({
    limit: MAX_BODY,
    verify: (request, _response, bytes) => {
      if (!isUtf8(bytes)) throw new InvalidInput([{ field: 'body', message: 'must be valid UTF-8' }]);
      const hasLongLists = matchedOf(request as Request).body === 'long-json';
      const message = shapeProblem(bytes, hasLongLists ? MAX_LISTED_VALUES : MAX_VALUES);
      if (message !== undefined) throw new InvalidInput([{ field: 'body', message }]);
    },
  });
  const readForm = urlencoded({ extended: false, limit: MAX_FORM, parameterLimit: MAX_FIELDS });
  const readRaw = raw({ limit: MAX_DELIVERY, type: () => true });
  const readFormBytes = raw({ limit: MAX_FORM_WITH_FILES, type: () => true });
  return (request, response, next) => {
    const reading = readingIn(request);
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

/** Reads with a parser, but refuses an oversized body at once; the parser alone would first receive all of it. */
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
    // The parser's own messages quote the client's bytes, which may contain a token.
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

function matchedOf(request: Request): ApiRequest['matched'] {
  return (request as ApiRequest).matched;
}

function readingIn(request: Request): BodyReading {
  return readingOf(matchedOf(request).body, request);
}

/** A GET or HEAD has no body (RFC 9110, 9.3.1); one that is sent anyway is ignored. */
function isRead({ method }: Request): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** The parser would also decode UTF-16 and UTF-32, which the UTF-8 check does not cover. */
function isUtf8Named(contentType: string | undefined): boolean {
  if (contentType === undefined || !/charset/i.test(contentType)) return true;
  return /;\s*charset\s*=\s*"?utf-?8"?\s*(?:;|$)/i.test(contentType);
}

/** Refuses text PostgreSQL cannot store, and bodies of a type other than JSON. */
const checkBody: RequestHandler = (request, _response, next) => {
  if (isRead(request) || !isParsed(readingIn(request))) return next();
  if (request.body !== undefined) {
    const problem = problemIn(request.body);
    return next(problem && new InvalidInput([detailOf(problem)]));
  }
  const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
  // A chunked body may be empty; one with a content type is meant as a body.
  const isChunked = encoding !== undefined && request.headers['content-type'] !== undefined;
  const hasBody = isChunked || (length !== undefined && length !== '0');
  next(
    hasBody ? new InvalidInput([{ field: 'Content-Type', message: 'must be application/json' }]) : undefined,
  );
};

function isParsed(reading: BodyReading): boolean {
  return reading === 'json' || reading === 'form';
}

/** The path is built while the recursion returns, so a valid body costs nothing. */
interface Problem {
  path: string[];
  message: string;
}

function problemIn(value: unknown): Problem | undefined {
  if (typeof value === 'string') {
    return isStorable(value)
      ? undefined
      : { path: [], message: 'must not contain NUL or unpaired surrogates' };
  }
  if (typeof value !== 'object' || value === null) return undefined;
  return Array.isArray(value) ? problemInItems(value) : problemInFields(value);
}

function problemInItems(items: readonly unknown[]): Problem | undefined {
  for (let i = 0; i < items.length; i++) {
    const problem = problemIn(items[i]);
    if (problem) return within(String(i), problem);
  }
  return undefined;
}

function problemInFields(fields: object): Problem | undefined {
  // Parsed JSON has only own properties; `Object.entries` would cost more than the check itself.
  for (const key in fields) {
    if (!isStorable(key)) return { path: [], message: 'has a key with NUL or unpaired surrogates' };
    const problem = problemIn((fields as Record<string, unknown>)[key]);
    if (problem) return within(key, problem);
  }
  return undefined;
}

function within(key: string, problem: Problem): Problem {
  problem.path.unshift(key);
  return problem;
}

function detailOf({ path, message }: Problem): { field: string; message: string } {
  return { field: path.length === 0 ? 'body' : path.join('.').slice(0, MAX_PATH), message };
}

function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}
