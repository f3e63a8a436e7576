import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { freePort } from '../../src/platform/embedded-postgres/free-port';
import { startBrowser } from '../support/browser/chromium';

const FOLDER = 'docs/images';
/** Larger pictures would make the README slow to load. */
const MAX_BYTES = 150 * 1024;
const QUALITY = 80;
const POLL_MS = 200;

interface Picture {
  name: string;
  /** `first`: the first issue in the list of Mumbai. */
  path: string;
  width: number;
  height: number;
}

const PICTURES: Picture[] = [
  { name: 'city', path: '/mumbai', width: 1280, height: 900 },
  { name: 'issue-phone', path: 'first', width: 360, height: 740 },
  { name: 'report-phone', path: '/mumbai/report', width: 360, height: 740 },
  { name: 'responsible-phone-hindi', path: '/hi/mumbai/responsible?pincode=400050', width: 360, height: 740 },
];

/** Takes the screenshots of the README from a service with the demo city: `npm run docs:images`. */
async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'civic-pictures-'));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const service = spawn(process.execPath, ['dist/src/main.js'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      DATA_DIR: folder,
      SEED_DEMO: 'true',
      LOG_LEVEL: 'warn',
    },
  });
  const ended = new Promise((done) => service.once('exit', done));
  const browser = await startBrowser();
  try {
    while (!(await isReady(url))) {
      if (service.exitCode !== null) throw new Error('The service did not start');
      await delay(POLL_MS);
    }
    mkdirSync(FOLDER, { recursive: true });
    for (const picture of PICTURES) await take(browser, url, picture);
  } finally {
    await browser.close();
    service.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
}

async function take(browser: Browser, url: string, { name, path, width, height }: Picture): Promise<void> {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.goto(url + (path === 'first' ? '/mumbai' : path));
  if (path === 'first') await page.click('.issues a.title');
  const map = page.locator('.map').first();
  if ((await map.count()) > 0) {
    await map.scrollIntoViewIfNeeded();
    await page.waitForSelector('.map .leaflet-control-zoom-in');
    await page.evaluate('scrollTo(0, 0)');
  }
  await page.waitForLoadState('networkidle');
  const file = join(FOLDER, `${name}.jpg`);
  await page.screenshot({ path: file, type: 'jpeg', quality: QUALITY });
  await page.close();
  const { size } = statSync(file);
  if (size > MAX_BYTES) throw new Error(`${file} has ${size} bytes, more than ${MAX_BYTES}`);
  process.stdout.write(`${file}: ${Math.round(size / 1024)} KB\n`);
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/mumbai`, { headers: { accept: 'text/html' } })).ok;
  } catch {
    return false;
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
