import { refusalOfNoAnswer } from './refusal';
import { sessionFetchBy } from './session';

/** Says how much of a body was sent, from 0 to 1. */
export type OnSent = (share: number) => void;

/** Sends a request whose body is large. Only `XMLHttpRequest` tells how much of it was sent. */
function sendBy(onSent: OnSent): (request: Request) => Promise<Response> {
  return async (request) => {
    const body = await request.blob();
    return new Promise((resolve, reject) => {
      const exchange = new XMLHttpRequest();
      exchange.open(request.method, request.url);
      request.headers.forEach((value, name) => exchange.setRequestHeader(name, value));
      exchange.responseType = 'blob';
      exchange.upload.onprogress = ({ loaded, total }) => onSent(total === 0 ? 1 : loaded / total);
      exchange.onload = () =>
        resolve(
          new Response(exchange.response as Blob, {
            status: exchange.status,
            headers: { 'content-type': exchange.getResponseHeader('content-type') ?? '' },
          }),
        );
      exchange.onerror = () => reject(refusalOfNoAnswer());
      exchange.send(body);
    });
  };
}

/** A `fetch` for the calls that send a file. */
export function uploadFetch(onSent: OnSent): (request: Request) => Promise<Response> {
  return sessionFetchBy(sendBy(onSent));
}
