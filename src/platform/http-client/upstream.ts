import type { Dispatcher, Response } from 'undici';

/** A failed request to an upstream: it was unreachable or too slow, or answered an error or invalid JSON. */
export class UpstreamFailure extends Error {
  /** Private, so that no log line has it: it may quote what was sent. */
  readonly #answer: Buffer | undefined;

  constructor(
    message: string,
    /** The status of its answer, if there was one. */
    readonly status?: number,
    answer?: Buffer,
  ) {
    super(message);
    this.#answer = answer;
  }

  /** The body of an answer that is an error, as JSON; undefined if there is none. */
  get body(): unknown {
    try {
      return JSON.parse(this.#answer?.toString() ?? '') as unknown;
    } catch {
      return undefined;
    }
  }
}

/** The request leads to an address that is not public, and was not made. */
export class PrivateAddressFailure extends UpstreamFailure {}

/** The error of a lookup that found an address that is not public. */
export const PRIVATE_ADDRESS = 'EPRIVATE';

/** The statuses by which a server redirects; 304 is none of them. */
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/** Whether an answer redirects. */
export function isRedirect(status: number): boolean {
  return REDIRECTS.has(status);
}

export interface UpstreamRequest {
  headers?: Record<string, string>;
  /** The time limit of the whole exchange. */
  timeoutMs?: number;
  /** Aborts the exchange, which then fails. */
  signal?: AbortSignal;
  /** The maximum number of bytes read of an answer. */
  maxBytes?: number;
  /** Creates the connection, if not every address is allowed. */
  dispatcher?: Dispatcher;
  /** The JSON body of a POST. */
  json?: object;
  /** The form fields of a POST. */
  form?: Record<string, string>;
}

const TIMEOUT_MS = 5000;
const MAX_JSON_BYTES = 1024 * 1024;

/**
 * Gets JSON from another service by GET, or by POST of JSON or a form, with limits of time and size. Redirects are not
 * followed: a setting names the upstream, and its answers must not lead elsewhere.
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
  const { timeoutMs = TIMEOUT_MS, maxBytes = MAX_JSON_BYTES, signal, dispatcher } = request;
  // Loaded on first use: most services call no upstream.
  const { fetch } = await import('undici');
  try {
    const response = await fetch(url, {
      ...messageOf(request),
      redirect: 'manual',
      dispatcher,
      signal: limitedBy(Math.ceil(timeoutMs), signal),
    });
    const bytes = await read(response, maxBytes, url);
    if (isRedirect(response.status))
      throw new UpstreamFailure(`${hostOf(url)} redirects, which is not followed`, response.status);
    if (!response.ok)
      throw new UpstreamFailure(`${hostOf(url)} answered ${response.status}`, response.status, bytes);
    return bytes;
  } catch (error) {
    throw error instanceof UpstreamFailure ? error : failureOf(error, url);
  }
}

/** A text or bytes to send by POST. */
export interface Posting {
  headers: Record<string, string>;
  body: string | Uint8Array;
  timeoutMs: number;
  /** Aborts the request, which then fails. */
  signal?: AbortSignal;
  dispatcher?: Dispatcher;
}

/**
 * Sends a text by POST, with a time limit. The body of the answer is not read, and a redirect is not followed.
 * @returns the status, of success or failure, and the header Retry-After
 * @throws UpstreamFailure if there was no answer
 */
export async function postText(
  url: string,
  { headers, body, timeoutMs, signal, dispatcher }: Posting,
): Promise<{ status: number; retryAfter: string | null }> {
  const { fetch } = await import('undici');
  try {
    const response = await fetch(url, {
      ...{ method: 'POST', headers, body },
      redirect: 'manual',
      dispatcher,
      signal: limitedBy(timeoutMs, signal),
    });
    await response.body?.cancel();
    return { status: response.status, retryAfter: response.headers.get('retry-after') };
  } catch (error) {
    throw failureOf(error, url);
  }
}

/** Aborts a request after a time, or with another signal. */
function limitedBy(timeoutMs: number, signal?: AbortSignal): AbortSignal {
  const timeout = AbortSignal.timeout(timeoutMs);
  return signal ? AbortSignal.any([timeout, signal]) : timeout;
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
    // Leaving the loop cancels the rest of the answer.
    if (size > maxBytes)
      throw new UpstreamFailure(`${hostOf(url)} answers more than ${maxBytes} bytes`, response.status);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** What the codes of Node.js and of undici say, for people who have to mend it. */
const REASONS: ReadonlyArray<[RegExp, string]> = [
  [/TIMEOUT|ETIMEDOUT/, 'did not answer in time'],
  [/^HTTPParserError|^HPE_|^UND_ERR_HEADERS_OVERFLOW/, 'gave a bad answer, which is no HTTP'],
  [/CERT|SELF_SIGNED|ISSUER|UNABLE_TO_VERIFY/, 'has a TLS certificate that is not accepted'],
  [/^ERR_SSL|^ERR_TLS|^EPROTO/, 'does not speak TLS as it should'],
  [/^ENOTFOUND|^ENODATA/, 'has a name without an address'],
  [/^ECONNREFUSED/, 'could not be reached: it refuses connections'],
  [/^UND_ERR_SOCKET|^ECONNRESET|^EPIPE/, 'closed the connection before it answered'],
];

function failureOf(error: unknown, url: string): UpstreamFailure {
  const { name, cause } = error as Error & { cause?: { code?: string; name?: string } };
  const host = hostOf(url);
  if (name === 'TimeoutError') return new UpstreamFailure(`${host} did not answer in time`);
  // Not the error's own message: it may quote what was sent.
  const code = cause?.code ?? (cause?.name === 'HTTPParserError' ? cause.name : undefined);
  if (code === PRIVATE_ADDRESS) return new PrivateAddressFailure(`${host} leads to a private address`);
  if (code === undefined) return new UpstreamFailure(`${host} could not be reached`);
  const [, reason] = REASONS.find(([codes]) => codes.test(code)) ?? [undefined, 'could not be reached'];
  return new UpstreamFailure(`${host} ${reason} (${code})`);
}

/** Never the whole URL: it may contain a token. */
function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : 'an upstream';
}
