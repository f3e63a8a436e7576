import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import express, { type RequestHandler } from 'express';
import { type ConnectionLimits, Connections } from './connections';
import { itThoroughly } from '../../../../test/support/service/thorough';

describe('Connections', () => {
  let server: Server;
  let connections: Connections;
  const sockets: Socket[] = [];

  const serve = async (handler: RequestHandler, limits: ConnectionLimits = {}) => {
    connections = new Connections({ maxIdleMs: 60_000, ...limits });
    server = createServer(express().use(connections.middleware, handler));
    connections.watch(server);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  };
  const open = async () => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    sockets.push(socket);
    await once(socket, 'connect');
    return socket;
  };
  const closed = (socket: Socket) => new Promise<void>((done) => socket.once('close', () => done()));
  const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;
  const delay = (ms: number) => new Promise((done) => setTimeout(done, ms));

  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.destroy();
    server.closeAllConnections();
    server.close();
  });

  it('serves the requests of one connection one after the other, and answers all of them', async () => {
    let atOnce = 0;
    let most = 0;
    await serve((request, response) => {
      most = Math.max(most, ++atOnce);
      setTimeout(() => {
        atOnce--;
        response.end(`<${request.path}>`);
      }, 5);
    });
    const socket = await open();
    let text = '';
    socket.on('data', (chunk) => (text += chunk.toString()));
    socket.write(Array.from({ length: 10 }, (_, i) => get(`/${i}`)).join(''));
    while (!text.includes('</9>')) await delay(5);
    expect(text.match(/<[^>]+>/g)).toEqual(Array.from({ length: 10 }, (_, i) => `</${i}>`));
    expect(most).toBe(1);
  });

  it('accepts only so many connections of one address at a time', async () => {
    await serve((_, response) => void response.end('served'), { maxPerAddress: 3 });
    const from = async (localAddress: string) => {
      const socket = connect({
        port: (server.address() as AddressInfo).port,
        host: '127.0.0.1',
        localAddress,
      });
      sockets.push(socket);
      socket.on('error', () => undefined);
      socket.write(get('/'));
      const [answer] = (await Promise.race([once(socket, 'data'), once(socket, 'close')])) as unknown[];
      return { socket, isServed: String(answer).includes('served') };
    };
    const held = [];
    for (let n = 0; n < 3; n++) held.push(await from('127.0.0.1'));
    expect(held.map(({ isServed }) => isServed)).toEqual([true, true, true]);
    expect((await from('127.0.0.1')).isServed).toBe(false);
    expect((await from('127.0.0.2')).isServed).toBe(true);
    expect(connections.count).toBe(4);
    held[0]!.socket.destroy();
    while (connections.count > 3) await delay(5);
    expect((await from('127.0.0.1')).isServed).toBe(true);
  });

  describe('with a request that cannot be read', () => {
    const answerTo = async (...packets: string[]) => {
      const socket = await open();
      const errors: Error[] = [];
      let text = '';
      socket.on('data', (chunk) => (text += chunk.toString()));
      socket.on('error', (error) => errors.push(error));
      for (const packet of packets) socket.write(packet);
      await closed(socket);
      return { text, errors };
    };
    const headers = `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'a'.repeat(100_000)}\r\n`;

    it.each([
      ['headers beyond reason', [headers], '431 Request Header Fields Too Large'],
      ['no HTTP', ['nonsense\r\n\r\n'], '400 Bad Request'],
      [
        'a chunk that is none',
        ['POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n'],
        '400 Bad Request',
      ],
    ])('answers %s before it closes, every time', async (_, packets, status) => {
      await serve(() => undefined);
      for (let times = 0; times < 20; times++)
        expect(await answerTo(...packets)).toEqual({
          text: `HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`,
          errors: [],
        });
    });

    itThoroughly('disconnects a client that never stops sending', async () => {
      await serve(() => undefined);
      const socket = await open();
      socket.on('error', () => undefined);
      socket.write(headers);
      const sending = setInterval(() => socket.write('a'.repeat(1000)), 20);
      await closed(socket);
      clearInterval(sending);
      expect(connections.count).toBe(0);
    });

    it('writes nothing into an answer that has begun', async () => {
      await serve((_request, response) => {
        response.writeHead(200, { 'content-length': '10' }).write('begun');
      });
      const socket = await open();
      let text = '';
      socket.on('data', (chunk) => (text += chunk.toString()));
      socket.on('error', () => undefined);
      socket.write(get('/'));
      while (!text.includes('begun')) await delay(5);
      socket.write('nonsense\r\n\r\n');
      await closed(socket);
      expect(text).toMatch(/begun$/);
    });
  });

  it('closes a connection with hundreds of pipelined requests, and handles none after its client left', async () => {
    let served = 0;
    await serve((_request, response) => {
      served++;
      setTimeout(() => response.end(), 20);
    });
    const socket = await open();
    const end = closed(socket.on('error', () => undefined));
    socket.write(get('/').repeat(500));
    await end;
    await delay(100);
    expect(served).toBe(1);
  });

  it.each([
    ['says nothing', ''],
    ['sends line ends between requests', '\r\n'],
  ])('closes a connection that %s for too long', async (_, drip) => {
    await serve((_request, response) => void response.end('ok'), { maxIdleMs: 300 });
    const socket = await open();
    const end = closed(socket.on('error', () => undefined));
    socket.write(get('/'));
    await once(socket, 'data');
    const timer = setInterval(() => drip !== '' && socket.writable && socket.write(drip), 50);
    await end;
    clearInterval(timer);
  });

  it('keeps a connection whose request is being handled', async () => {
    await serve((_request, response) => void setTimeout(() => response.end('late'), 700), { maxIdleMs: 200 });
    const socket = await open();
    socket.write(get('/'));
    const [chunk] = (await once(socket, 'data')) as [Buffer];
    expect(chunk.toString()).toContain('late');
  });

  it('gives unused connections a moment when it drains, then closes them', async () => {
    await serve((_request, response) => void response.end());
    const ends = [await open(), await open()].map(closed);
    const startedAt = performance.now();
    expect(await connections.drain(server, 60_000)).toBe(true);
    await Promise.all(ends);
    expect(performance.now() - startedAt).toBeLessThan(30_000);
  });

  it('serves the next request after an answer that had begun, since its headers promised keep-alive', async () => {
    let finish = () => undefined as void;
    await serve((request, response) => {
      if (request.path !== '/begun') return void response.end('next');
      response.flushHeaders();
      finish = () => void response.end('begun');
    });
    const socket = await open();
    let text = '';
    socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
    socket.write(get('/begun'));
    await delay(50);
    const drained = connections.drain(server, 60_000);
    finish();
    // Longer than the grace of a connection whose answer had `Connection: close`.
    await delay(200);
    expect(text).toMatch(/connection: keep-alive[\s\S]*begun/i);
    socket.write(get('/'));
    await delay(50);
    expect(text).toMatch(/connection: close[\s\S]*next/i);
    expect(await drained).toBe(true);
  });

  it('finishes requests being handled when it drains, and reports when it could not', async () => {
    await serve((request, response) => {
      if (request.path === '/slow') setTimeout(() => response.end('done'), 200);
    });
    const slow = await open();
    slow.write(get('/slow'));
    await delay(50);
    expect(await connections.drain(server, 2000)).toBe(true);
    const [chunk] = (await once(slow, 'data')) as [Buffer];
    expect(chunk.toString()).toMatch(/connection: close[\s\S]*done/i);

    await serve(() => undefined);
    const never = await open();
    never.on('error', () => undefined).write(get('/'));
    await delay(50);
    expect(await connections.drain(server, 200)).toBe(false);
  });
});
