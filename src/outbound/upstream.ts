import type { Dispatcher, Response } from 'undici';

/** How an upstream failed: it was not reached or too slow, answered an error, or something that is no JSON. */
export class UpstreamFailure extends Error {
  constructor(
    message: string,
    /** What it answered with, where it answered. */
    readonly status?: number,
  ) {
    super(message);
  }
}

export interface UpstreamRequest {
  headers?: Record<string, string>;
  /** For the whole exchange. */
  timeoutMs?: number;
  /** The most that is read of an answer. */
  maxBytes?: number;
  /** What makes the connection, where not every address may be gone to. */
  dispatcher?: Dispatcher;
  /** Sent as JSON, by POST. */
  json?: object;
  /** Sent as the fields of a form, by POST. */
  form?: Record<string, string>;
}

const TIMEOUT_MS = 5000;
const MAX_JSON_BYTES = 1024 * 1024;

/**
 * GETs JSON from another service, or POSTs it some JSON or a form, in bounded time and size. Redirects are not
 * followed: an upstream's setting names where it is, and what it answers must not lead us elsewhere.
 * @throws UpstreamFailure
 */
export async function getJson<Body>(url: string, request: UpstreamRequest = {}): Promise<Body> {
  const bytes = await getBytes(url, { maxBytes: MAX_JSON_BYTES, ...request });
  try {
    return JSON.parse(bytes.toString()) as Body;
  } catch {
    throw new UpstreamFailure(`${hostOf(url)} answered what is no JSON`, 200);
  }
}

/** GETs bytes as `getJson` does. @throws UpstreamFailure */
export async function getBytes(url: string, request: UpstreamRequest = {}): Promise<Buffer> {
  const { timeoutMs = TIMEOUT_MS, maxBytes = MAX_JSON_BYTES, dispatcher } = request;
  // Loaded with the first request: most services ask nobody.
  const { fetch } = await import('undici');
  try {
    const response = await fetch(url, {
      ...messageOf(request),
      redirect: 'manual',
      dispatcher,
      signal: AbortSignal.timeout(Math.ceil(timeoutMs)),
    });
    const bytes = await read(response, maxBytes, url);
    if (response.status >= 300 && response.status < 400)
      throw new UpstreamFailure(`${hostOf(url)} redirects, which is not followed`, response.status);
    if (!response.ok)
      throw new UpstreamFailure(`${hostOf(url)} answered ${response.status}`, response.status);
    return bytes;
  } catch (error) {
    throw error instanceof UpstreamFailure ? error : failureOf(error, url);
  }
}

/** A text, or bytes, sent as they are by POST. */
export interface Posting {
  headers: Record<string, string>;
  body: string | Uint8Array;
  timeoutMs: number;
  /** Breaks the request off; it fails then. */
  signal?: AbortSignal;
  dispatcher?: Dispatcher;
}

/**
 * POSTs a text in bounded time. What is answered beside the status is not read, and a redirect is not followed.
 * @returns the status, whatever it is, and the header Retry-After
 * @throws UpstreamFailure where there was no answer
 */
export async function postText(
  url: string,
  { headers, body, timeoutMs, signal, dispatcher }: Posting,
): Promise<{ status: number; retryAfter: string | null }> {
  const { fetch } = await import('undici');
  try {
    const timeout = AbortSignal.timeout(timeoutMs);
    const response = await fetch(url, {
      ...{ method: 'POST', headers, body },
      redirect: 'manual',
      dispatcher,
      signal: signal ? AbortSignal.any([timeout, signal]) : timeout,
    });
    await response.body?.cancel();
    return { status: response.status, retryAfter: response.headers.get('retry-after') };
  } catch (error) {
    throw failureOf(error, url);
  }
}

/** The method, headers and body of a request. */
function messageOf({ headers, json, form }: UpstreamRequest) {
  if (json !== undefined)
    return {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify(json),
    };
  return form === undefined ? { headers } : { method: 'POST', headers, body: new URLSearchParams(form) };
}

async function read(response: Response, maxBytes: number, url: string): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    // Leaving the loop cancels the rest.
    if (size > maxBytes) throw new UpstreamFailure(`${hostOf(url)} answers more than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function failureOf(error: unknown, url: string): UpstreamFailure {
  const { name, cause } = error as Error & { cause?: { code?: string } };
  if (name === 'TimeoutError') return new UpstreamFailure(`${hostOf(url)} did not answer in time`);
  // Not the error's own words: they may quote what was sent.
  return new UpstreamFailure(`${hostOf(url)} could not be reached (${cause?.code ?? name})`);
}

/** Never the whole URL: it may hold a token. */
function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : 'an upstream';
}
