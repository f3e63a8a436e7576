import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MIGRATIONS } from '../../src/app/migrations';
import { createApp } from '../../src/app/app.setup';
import { completeConfig, readSettings } from '../../src/platform/config/config';
import { startEmbeddedPostgres } from '../../src/platform/embedded-postgres/embedded-postgres';
import { SystemClock } from '../../src/kernel/time/clock';
import { MailOutbox } from '../../src/platform/mail/mail-outbox.service';
import { MailSender } from '../../src/platform/mail/mail-sender.service';
import { migrate } from '../../src/platform/database/migrate';
import { createLogger } from '../../src/platform/logging/logger';
import { startSmtp } from '../support/network/smtp';
import { verdict } from './measure/report';

const MAILS = 3000;
/** A server on the same machine, and one that responds as slowly as a relay some hundred kilometres away. */
const DELAYS_MS = [0, 10];
/** 72,000 digests in an hour. */
const MIN_PER_MINUTE = 1200;

/** Measures how many mails a minute the job sends to a server over SMTP. */
export async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'civic-bench-mails-'));
  const postgres = await startEmbeddedPostgres({ folder });
  try {
    await postgres.ensureDatabase('mails');
    await migrate(postgres.url('mails'), MIGRATIONS);
    for (const delayMs of DELAYS_MS) await measure(postgres.url('mails'), folder, delayMs);
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measure(databaseUrl: string, folder: string, delayMs: number): Promise<void> {
  const smtp = await startSmtp({ delayMs });
  const settings = readSettings({
    ...{ NODE_ENV: 'test', LOCAL_IDENTITY: 'true', DATA_DIR: folder, SMTP_URL: smtp.url },
  });
  const config = completeConfig(settings, { databaseUrl, jwtSecret: 'x'.repeat(48) });
  const logger = createLogger('silent');
  const app = await createApp({ config, logger, clock: new SystemClock(), runsJobs: false });
  try {
    await app.get(MailOutbox, { strict: false }).addAll(newMails(delayMs));
    const startedAt = performance.now();
    // As the job does: once a minute, for at most the duration of a run.
    const { sent } = await app.get(MailSender, { strict: false }).sendDue();
    const seconds = (performance.now() - startedAt) / 1000;
    const rate = Math.round((sent / seconds) * 60);
    const what = `a run sends ${sent} of ${MAILS} mails in ${seconds.toFixed(1)} s (${rate} a minute of work), each answer after ${delayMs} ms, over ${smtp.connections} connections`;
    process.stdout.write(
      `${verdict(what, `>= ${MIN_PER_MINUTE} a minute`, Math.min(sent, rate) >= MIN_PER_MINUTE)}\n`,
    );
  } finally {
    await app.close();
    await smtp.stop();
  }
}

function newMails(delayMs: number) {
  return Array.from({ length: MAILS }, (_, n) => ({
    key: `bench:${delayMs}:${n}`,
    recipient: `reader-${n}@example.org`,
    subject: 'What happened to roads',
    body: 'Reported: A deep pothole\nHill Road\n\n'.repeat(20),
    language: 'en',
    unsubscribeUrl: `https://city.example/alerts/unsubscribe?link=${'x'.repeat(80)}`,
  }));
}
