import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { getBytes, postText, UpstreamFailure } from './upstream';

const POSTING = { headers: {}, body: 'x', timeoutMs: 300 };

async function listening(server: Server): Promise<string> {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** What is said of a server that does this with each connection. */
async function failureAt(serve: (socket: Socket) => void, protocol = 'http'): Promise<string> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    serve(socket);
  });
  const host = await listening(server);
  const failure = await postText(`${protocol}://${host}/?token=secret`, POSTING).catch(
    (error: unknown) => error,
  );
  server.close();
  expect(failure).toBeInstanceOf(UpstreamFailure);
  expect((failure as Error).message).not.toContain('secret');
  return (failure as Error).message.replace(host, 'HOST');
}

describe('the failure of a request says what happened:', () => {
  it.each([
    ['gave a bad answer', 'HOST gave a bad answer, which is no HTTP (HTTPParserError)', 'HELLO\r\n\r\n'],
    ['gave a bad header', 'HOST gave a bad answer, which is no HTTP', 'HTTP/1.1 200 OK\r\nno header\r\n\r\n'],
  ])('it %s', async (_, said, answer) => {
    expect(await failureAt((socket) => socket.end(answer))).toContain(said);
  });

  it('it closed the connection', async () => {
    expect(await failureAt((socket) => socket.once('data', () => socket.destroy()))).toMatch(
      /^HOST closed the connection before it answered \(\w+\)$/,
    );
  });

  it('it did not answer in time', async () => {
    const sockets: Socket[] = [];
    expect(await failureAt((socket) => sockets.push(socket))).toBe('HOST did not answer in time');
    sockets.forEach((socket) => socket.destroy());
  });

  it('it speaks no TLS', async () => {
    expect(await failureAt((socket) => socket.end('HTTP/1.1 400 no\r\n\r\n'), 'https')).toMatch(
      /^HOST does not speak TLS as it should \(\w+\)$/,
    );
  });

  it('it refuses connections', async () => {
    const server = createServer();
    const host = await listening(server);
    await new Promise((done) => server.close(done));
    await expect(postText(`http://${host}/`, POSTING)).rejects.toThrow(
      `${host} could not be reached: it refuses connections (ECONNREFUSED)`,
    );
  });

  it.each([
    [302, 'redirects, which is not followed'],
    [308, 'redirects, which is not followed'],
    [304, 'answered 304'],
    [300, 'answered 300'],
    [500, 'answered 500'],
  ])('it answered %i', async (status, said) => {
    const server = createHttpServer((_, response) => response.writeHead(status, { location: '/' }).end());
    const host = await listening(server);
    await expect(getBytes(`http://${host}/`)).rejects.toThrow(`${host} ${said}`);
    server.closeAllConnections();
    server.close();
  });
});
