import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import sharp from 'sharp';
import { REPORT_FORM } from '../factories/forms';
import { PublicClient } from '../support/network/public-client';
import { freePort } from '../../src/platform/embedded-postgres/free-port';
import { quantile } from './measure/figures';
import { verdict } from './measure/report';

const ROUNDS = 15;
/** One account keeps as many forms open as may wait, with as many photos as a form may have. */
const FORMS = 20;
const PHOTOS = 5;
/** How many times as long the report of another person may take meanwhile. */
const MAX_RATIO = 3;

/** Compares how long a report with a photo takes while one account sends all it may, and without that. */
export async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'civic-bench-pictures-'));
  const port = await freePort();
  const server = startService(folder, port);
  const url = `http://127.0.0.1:${port}`;
  try {
    await answering(server, url);
    const noise = { type: 'gaussian', mean: 128, sigma: 25 } as const;
    // A photo of a usual camera, and the costliest picture that is accepted: interlaced, of 64 million pixels.
    const usual = await sharp({
      create: { width: 4000, height: 3000, channels: 3, background: 'white', noise },
    })
      .jpeg({ quality: 60 })
      .toBuffer();
    const costly = await sharp({ create: { width: 8000, height: 8000, channels: 3, background: 'red' } })
      .png({ progressive: true })
      .toBuffer();
    const other = await signedIn(url, 'other@example.org');
    const greedy = await signedIn(url, 'greedy@example.org');
    await measured(other, usual, 'warm');
    const idle = await measured(other, usual, 'idle');
    let isOver = false;
    const answers = new Map<number, number>();
    const flood = Array.from({ length: FORMS }, async (_, form) => {
      for (let n = 0; !isOver; n++) {
        const { status } = await report(greedy, `greedy-${form}-${n}`, Array<Buffer>(PHOTOS).fill(costly));
        answers.set(status, (answers.get(status) ?? 0) + 1);
        // A client that respects no Retry-After, but does not spin either.
        if (status !== 303) await delay(100);
      }
    });
    const beside = await measured(other, usual, 'beside');
    isOver = true;
    await Promise.all(flood);
    const [slow, quick] = [quantile(beside, 0.5), quantile(idle, 0.5)];
    const ratio = slow / quick;
    const line = `report with a photo (median of ${ROUNDS}): ${slow.toFixed(0)} ms beside one account at its limits (answers to it: ${JSON.stringify(Object.fromEntries(answers))}), ${quick.toFixed(0)} ms without it: ${ratio.toFixed(2)} x; slowest ${Math.max(...beside).toFixed(0)} ms`;
    process.stdout.write(`${verdict(line, `<= ${MAX_RATIO.toFixed(2)} x`, ratio <= MAX_RATIO)}\n`);
  } finally {
    await stopped(server);
    rmSync(folder, { recursive: true, force: true });
  }
}

export async function stopped(server: ChildProcess): Promise<void> {
  const ended = once(server, 'exit');
  if (server.exitCode === null && server.kill('SIGTERM')) await ended;
}

/** Starts the built service with its own database, and limits that are not reached. @param settings other settings */
export function startService(
  folder: string,
  port: number,
  settings: Record<string, string> = {},
): ChildProcess {
  const limits = {
    RATE_LIMIT_SITE: '1000000',
    RATE_LIMIT_SITE_SESSION: '1000000',
    RATE_LIMIT_AUTH: '1000000',
  };
  return spawn(process.execPath, [resolve('dist/src/main.js')], {
    cwd: folder,
    stdio: 'ignore',
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'test',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: folder,
      SEED_DEMO: 'false',
      LOCAL_IDENTITY: 'true',
      ...limits,
      ...settings,
    },
  });
}

/** @throws Error if the service ends */
export async function answering(server: ChildProcess, url: string): Promise<void> {
  while (!(await fetch(`${url}/api/ready`).catch(() => undefined))?.ok) {
    if (server.exitCode !== null) throw new Error(`the service did not start: exit code ${server.exitCode}`);
    await delay(100);
  }
}

/** A person who is signed in, and has said how to be shown: before that, a form leads to that question. */
export async function signedIn(url: string, email: string): Promise<PublicClient> {
  const reader = new PublicClient(url);
  await reader.signIn(email);
  await reader.post('/welcome', { age: 'adult', shownAs: 'name', next: '/' });
  return reader;
}

/** How long reports of a person with a photo take, in milliseconds. @throws Error if one is refused */
export async function measured(reader: PublicClient, photo: Buffer, name: string): Promise<number[]> {
  const times: number[] = [];
  for (let n = 0; n < ROUNDS; n++) {
    const asked = performance.now();
    const { status, headers, text } = await report(reader, `${name}-${n}`, [photo]);
    if (!headers.location?.includes('/issues/'))
      throw new Error(`a report was answered ${status}: ${text.slice(0, 500)}`);
    times.push(performance.now() - asked);
  }
  return times;
}

/** Sends the form of a report. @param key makes it another report */
export function report(reader: PublicClient, key: string, photos: readonly Buffer[]) {
  const form = { ...REPORT_FORM, title: `Lamp dark at the bus stop ${key}`, key, checked: 'yes' };
  const files = photos.map((bytes) => ({ field: 'photos', name: 'IMG.jpg', bytes }));
  return reader.postFiles('/mumbai/report', form, files);
}
