import { stallTimer } from './kit/stall';
import { Refusal, refusalOfNoAnswer } from './refusal';
import { sessionFetchBy } from './session';

/** Says how much of a body was sent, from 0 to 1. */
export type OnSent = (share: number) => void;

/** How long the service may work on a file that was sent whole: a proxy may still be passing much of it on. */
const WORK_MS = 300_000;

const refusalOfChanged = () => new Refusal(0, ['The file has changed since it was chosen: choose it again.']);

/** @throws Refusal where the file was changed, or removed, since it was chosen: a browser does not read it then */
async function bodyOf(request: Request): Promise<Blob> {
  try {
    return await request.blob();
  } catch {
    throw refusalOfChanged();
  }
}

/** Why a body was not sent. A browser may read its file only then, and does not tell that it could not. */
function refusalOfUnsent(body: Blob): Promise<Refusal> {
  return body.arrayBuffer().then(refusalOfNoAnswer, refusalOfChanged);
}

function answerOf(exchange: XMLHttpRequest): Response {
  return new Response(exchange.response as Blob, {
    status: exchange.status,
    headers: { 'content-type': exchange.getResponseHeader('content-type') ?? '' },
  });
}

/** Sends a request whose body is large. Only `XMLHttpRequest` tells how much of it was sent. */
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

/** A `fetch` for the calls that send a file. */
export function uploadFetch(onSent: OnSent = () => undefined): (request: Request) => Promise<Response> {
  return sessionFetchBy(sendBy(onSent));
}
