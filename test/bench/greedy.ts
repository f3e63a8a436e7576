import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import sharp from 'sharp';
import { freePort } from '../../src/platform/embedded-postgres/free-port';
import { send } from '../support/network/http';
import { quantile } from './measure/figures';
import { verdict } from './measure/report';
import { answering, measured, report, signedIn, startService, stopped } from './pictures';

/** How many times as long the report of another person may take meanwhile. */
const MAX_RATIO = 3;
/** Requests that are open at the same time. */
const LANES = 20;
const LANGUAGES = ['', '/hi', '/mr', '/kn', '/ta', '/te', '/bn', '/gu'];
const ISSUES = 40;

/** What one greedy person does as often as it may: sends request number n, and returns the status of the answer. */
type Greed = (n: number) => Promise<number>;

/**
 * Compares how long a report with a photo takes while one person does as much as it may of what is costly, and without
 * that: of each kind by itself, in the same run. `pictures` measures pictures that are sent. Passwords have their usual
 * limit, the others have none.
 */
export async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'civic-bench-greedy-'));
  // A geocoder that never answers holds its turns for as long as it may.
  const silent = createServer(() => undefined);
  await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done));
  const port = await freePort();
  const server = startService(folder, port, {
    RATE_LIMIT_GENERAL: '1000000',
    RATE_LIMIT_AUTH: '',
    GEOCODER_URL: `http://127.0.0.1:${(silent.address() as AddressInfo).port}`,
  });
  const url = `http://127.0.0.1:${port}`;
  try {
    await answering(server, url);
    const noise = { type: 'gaussian', mean: 128, sigma: 25 } as const;
    const create = { width: 4000, height: 3000, channels: 3, background: 'white', noise } as const;
    const usual = await sharp({ create }).jpeg({ quality: 60 }).toBuffer();
    const other = await signedIn(url, 'other@example.org');
    await measured(other, usual, 'warm');
    for (const [name, greed] of Object.entries(await greeds(url))) {
      const idle = await measured(other, usual, `idle-${name}`);
      const { beside, answers } = await meanwhile(greed, () => measured(other, usual, `beside-${name}`));
      const [slow, quick] = [quantile(beside, 0.5), quantile(idle, 0.5)];
      const ratio = slow / quick;
      const line = `${name}: a report with a photo ${slow.toFixed(0)} ms beside one person (answers to it: ${JSON.stringify(answers)}), ${quick.toFixed(0)} ms without: ${ratio.toFixed(2)} x`;
      process.stdout.write(`${verdict(line, `<= ${MAX_RATIO.toFixed(2)} x`, ratio <= MAX_RATIO)}\n`);
    }
  } finally {
    await stopped(server);
    silent.closeAllConnections();
    silent.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Measures while one person asks on all lanes. @returns also how often it was answered with each status, 0 for none */
async function meanwhile(
  greed: Greed,
  measure: () => Promise<number[]>,
): Promise<{ beside: number[]; answers: Record<string, number> }> {
  let isOver = false;
  let n = 0;
  const answers: Record<string, number> = {};
  const lanes = Array.from({ length: LANES }, async () => {
    while (!isOver) {
      // A connection that ends is no answer.
      const status = await greed(n++).catch(() => 0);
      answers[status] = (answers[status] ?? 0) + 1;
      // A client that respects no Retry-After, but does not spin either.
      if (status === 0 || status >= 400) await delay(100);
    }
  });
  const beside = await measure();
  isOver = true;
  await Promise.all(lanes);
  return { beside, answers };
}

async function greeds(url: string): Promise<Record<string, Greed>> {
  const greedy = await signedIn(url, 'greedy@example.org');
  const issues: string[] = [];
  for (let n = 0; n < ISSUES; n++) {
    const { headers } = await report(greedy, `shared-${n}`, []);
    issues.push(headers.location?.split('?')[0] ?? '');
  }
  const huge = randomBytes(9 * 1024 * 1024);
  const json = { 'content-type': 'application/json' };
  return {
    // Another picture each time, until all are drawn.
    'pictures of links': async (n) => {
      const language = LANGUAGES[Math.floor(n / ISSUES) % LANGUAGES.length] ?? '';
      return (await greedy.get(`${language}${issues[n % ISSUES]}/share.jpg`)).status;
    },
    searches: async (n) => (await greedy.get(`/mumbai?q=lamp%20${n}%20dark%20stop`)).status,
    'turns of the geocoder': async (n) => {
      const point = `lat=${(18.9 + (n % 3000) / 10_000).toFixed(4)}&lng=72.84`;
      const { status } = await send({ method: 'GET', url: `${url}/api/accountability-chain?${point}` });
      return status;
    },
    uploads: async (n) => (await report(greedy, `huge-${n}`, Array<Buffer>(5).fill(huge))).status,
    'passwords of the console': async (n) => {
      const payload = JSON.stringify({ email: `nobody${n}@example.org`, password: 'a wrong password' });
      const login = { method: 'POST', url: `${url}/api/admin/auth/login`, headers: json, payload };
      return (await send({ ...login, from: '127.0.0.9' })).status;
    },
  };
}
