import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer, type RequestListener } from 'node:http';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as after } from 'node:timers/promises';
import { completeConfig, readSettings } from '../../platform/config/config';
import { createLogger } from '../../platform/logging/logger';
import { S3Storage } from './s3-storage';
import { StorageUnavailable } from './storage-unavailable';

/** How long a request to the service may take before its first byte. */
const LIMIT_MS = 15_000;

function storageAt(endpoint: string, logger = createLogger('silent')): S3Storage {
  const settings = readSettings({
    STORAGE_DRIVER: 's3',
    S3_ENDPOINT: endpoint,
    S3_BUCKET: 'bucket',
    S3_ACCESS_KEY_ID: 'a',
    S3_SECRET_ACCESS_KEY: 's',
    S3_FORCE_PATH_STYLE: 'true',
  });
  const config = completeConfig(settings, { databaseUrl: 'postgres://x', jwtSecret: 'x'.repeat(40) });
  return new S3Storage(config, logger);
}

describe('the S3 storage', () => {
  afterEach(() => jest.restoreAllMocks());

  it('logs warnings of its library, which prints nothing itself', async () => {
    const logger = createLogger('silent');
    const warned = jest.spyOn(logger, 'warn');
    const printed = jest.spyOn(console, 'warn').mockReturnValue();
    // The discard port, on which nothing listens.
    const storage = storageAt('http://127.0.0.1:9', logger);
    const { sdk, client } = await storage['load']();
    // It warns of a body of unknown length, and then cannot send it.
    const put = new sdk.PutObjectCommand({ Bucket: 'bucket', Key: 'k', Body: Readable.from(['x']) });
    await expect(client.send(put)).rejects.toThrow();
    expect(warned).toHaveBeenCalledWith(
      { context: 'S3' },
      expect.stringContaining('Stream of unknown length') as string,
    );
    expect(printed).not.toHaveBeenCalled();
  });
});

describe('the S3 storage beside a store in trouble', () => {
  const sockets = new Set<Socket>();
  let server: Server;
  let directory: string;
  let file: string;

  beforeAll(() => {
    directory = mkdtempSync(join(tmpdir(), 'civic-slow-store-'));
    file = join(directory, 'file');
    writeFileSync(file, Buffer.alloc(3_000_000, 'x'));
  });
  afterAll(() => rmSync(directory, { recursive: true }));
  afterEach(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
    sockets.clear();
  });

  async function storageWith(store: Server): Promise<S3Storage> {
    server = store;
    server.on('connection', (socket) => sockets.add(socket));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return storageAt(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  }

  it.each<[string, (storage: S3Storage) => Promise<unknown>]>([
    ['a look for an upload', (storage) => storage.hasUpload('m')],
    ['an upload', (storage) => storage.keep('k', file, 'image/jpeg')],
    ['a download', (storage) => storage.withObject('k', () => Promise.resolve())],
    ['a removal', (storage) => storage.remove(['k'])],
    ['the check whether it can be written', (storage) => storage.assertWritable()],
  ])('ends %s in time if the store accepts connections, but answers nothing', async (_, call) => {
    const storage = await storageWith(createServer((socket) => socket.on('error', () => undefined)));
    const result = call(storage).catch((error: unknown) => error);
    expect(await Promise.race([result, after(LIMIT_MS, 'nothing', { ref: false })])).toBeInstanceOf(
      StorageUnavailable,
    );
  });

  it('cuts no transfer that makes progress, nor one whose confirmation needs a moment', async () => {
    const slowly: RequestListener = (request, response) => {
      request.resume();
      if (request.method === 'PUT')
        return void request.on('end', () => setTimeout(() => response.end(), 3_000));
      response.setHeader('content-length', 12);
      let sent = 0;
      const drip = setInterval(() => {
        response.write('x');
        if (++sent === 12) clearInterval(drip);
      }, 500);
    };
    const storage = await storageWith(createHttpServer(slowly));
    const [, text] = await Promise.all([
      storage.keep('k', file, 'image/jpeg'),
      storage.withObject('k', (copy) => Promise.resolve(readFileSync(copy, 'utf8'))),
    ]);
    expect(text).toBe('x'.repeat(12));
  });
});
