import { stallTimer } from './stall';
import { Refusal, refusalOfNoAnswer } from './refusal';
import { sessionFetchBy } from './session';
import { textOf } from './words';

/** Receives the share of a body that was sent, from 0 to 1. */
export type OnSent = (share: number) => void;

/**
 * Maximum time for the service to process a file that was sent completely: a proxy may still be forwarding a large part
 * of it.
 */
const WORK_MS = 300_000;

const refusalOfChanged = () => new Refusal(0, [textOf('shell.theFileHasChanged')]);

/** @throws Refusal if the file was changed or removed since it was chosen: the browser then cannot read it */
async function bodyOf(request: Request): Promise<Blob> {
  try {
    return await request.blob();
  } catch {
    throw refusalOfChanged();
  }
}

/**
 * Returns why a body was not sent. Some browsers read the file only while sending, and do not report that they could
 * not read it.
 */
function refusalOfUnsent(body: Blob): Promise<Refusal> {
  return body.arrayBuffer().then(refusalOfNoAnswer, refusalOfChanged);
}

function answerOf(exchange: XMLHttpRequest): Response {
  return new Response(exchange.response as Blob, {
    status: exchange.status,
    headers: { 'content-type': exchange.getResponseHeader('content-type') ?? '' },
  });
}

/** Sends a request with a large body. Only `XMLHttpRequest` reports how much of it was sent. */
function sendBy(onSent: OnSent): (request: Request) => Promise<Response> {
  return async (request) => {
    const body = await bodyOf(request);
    return new Promise((resolve, reject) => {
      const exchange = new XMLHttpRequest();
      const stall = stallTimer(() => exchange.abort());
      exchange.open(request.method, request.url);
      request.headers.forEach((value, name) => exchange.setRequestHeader(name, value));
      exchange.responseType = 'blob';
      exchange.upload.onprogress = ({ loaded, total }) => {
        stall.progress(loaded < total ? undefined : WORK_MS);
        onSent(total === 0 ? 1 : loaded / total);
      };
      exchange.onprogress = () => stall.progress();
      exchange.onload = () => resolve(answerOf(exchange));
      exchange.onerror = () => void refusalOfUnsent(body).then(reject);
      exchange.onabort = () => reject(refusalOfNoAnswer());
      exchange.onloadend = () => stall.end();
      exchange.send(body);
    });
  };
}

/** A `fetch` for calls that send a file. */
export function uploadFetch(onSent: OnSent = () => undefined): (request: Request) => Promise<Response> {
  return sessionFetchBy(sendBy(onSent));
}
