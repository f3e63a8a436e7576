import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import request from 'supertest';
import { freePort } from '../../../src/platform/embedded-postgres/free-port';

export const S3_BUCKET = 'civic-media';

/** An S3-compatible server in a separate process, with one bucket. */
export interface S3Server {
  /** The settings for the service. */
  settings: Record<string, string>;
  /** The keys of all objects. */
  keys(): string[];
  stop(): Promise<void>;
}

export async function startS3(): Promise<S3Server> {
  const port = await freePort();
  const directory = mkdtempSync(join(tmpdir(), 'civic-s3-'));
  const script = `
    const S3rver = require('@20minutes/s3rver');
    new S3rver({ port: ${port}, address: '127.0.0.1', directory: ${JSON.stringify(directory)}, silent: true,
      configureBuckets: [{ name: '${S3_BUCKET}' }] }).run();`;
  const server = spawn(process.execPath, ['-e', script], { stdio: 'inherit' });
  const ended = new Promise<void>((done) => server.once('exit', () => done()));
  const url = `http://127.0.0.1:${port}`;
  for (;;) {
    const up = await request(url)
      .get('/')
      .then(
        () => true,
        () => false,
      );
    if (up) break;
    await new Promise((done) => setTimeout(done, 50));
  }
  return {
    settings: {
      STORAGE_DRIVER: 's3',
      S3_ENDPOINT: url,
      S3_BUCKET,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
      S3_FORCE_PATH_STYLE: 'true',
    },
    keys: () =>
      readdirSync(join(directory, S3_BUCKET), { recursive: true })
        .map(String)
        .filter((name) => name.endsWith('._S3rver_object'))
        .map((name) => name.replace('._S3rver_object', '')),
    stop: async () => {
      server.kill('SIGKILL');
      await ended;
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
