import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request to an upstream, and its time. */
export interface Asked {
  method: string;
  url: string;
  body: string;
  headers: IncomingMessage['headers'];
  at: number;
}

/** A fake of another service. */
export interface Upstream {
  url: string;
  asked: Asked[];
  /** Answers requests; `hang` never does. */
  answer: (request: IncomingMessage, response: ServerResponse) => void;
  close(): Promise<void>;
}

/** Starts a fake upstream. It answers 404 until a spec sets another answer. */
export async function startUpstream(): Promise<Upstream> {
  const upstream: Upstream = {
    url: '',
    asked: [],
    answer: (_request, response) => response.writeHead(404).end('{}'),
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
  const server = createServer((request, response) => {
    const at = performance.now();
    const { method = '', url = '', headers } = request;
    let body = '';
    request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
    request.on('end', () => {
      upstream.asked.push({ method, url, headers, body, at });
      upstream.answer(request, response);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  upstream.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return upstream;
}

/** Answers JSON. */
export const json =
  (body: unknown, status = 200): Upstream['answer'] =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };

/** Answers with invalid JSON. */
export const garbage: Upstream['answer'] = (_request, response) => {
  response.writeHead(200, { 'content-type': 'text/html' }).end('<html>maintenance</html>');
};

/** Redirects a client. */
export const redirect =
  (location: string): Upstream['answer'] =>
  (_request, response) => {
    response.writeHead(302, { location }).end();
  };

/** Never answers. */
export const hang: Upstream['answer'] = () => undefined;
