import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NestFactory } from '@nestjs/core';
import { Client } from 'pg';
import { MIGRATIONS } from '../../src/app/migrations';
import { DuplicateDetectionService } from '../../src/admin-console/feed/duplicates/duplicate-detection.service';
import {
  type DuplicateEvidence,
  DuplicateEvidenceQueries,
} from '../../src/admin-console/feed/duplicates/duplicate-evidence.queries';
import { presentEvidence } from '../../src/admin-console/feed/duplicates/duplicates.presenter';
import { AppModule } from '../../src/app/app.module';
import { feedLabelOf } from '../../src/kernel/categories';
import { SystemClock } from '../../src/kernel/time/clock';
import { completeConfig, readSettings } from '../../src/platform/config/config';
import { migrate } from '../../src/platform/database/migrate';
import { startEmbeddedPostgres } from '../../src/platform/embedded-postgres/embedded-postgres';
import { createLogger } from '../../src/platform/logging/logger';
import { runCommand } from './command';
import { type MappedRow, readInputFile } from './input-files';

const SHOWN = 60;

interface Pair extends DuplicateEvidence {
  at: Date;
  address: string;
  firstAddress: string;
}

/**
 * `npm run duplicates:report -- <service requests.json>`: shows which real service requests the service treats as
 * duplicates, as pairs of the first of a cluster and each other member. It lists up to sixty clusters, for manual
 * review. Postcodes are used as wards. The file does not say who reported a request, so each request counts as that of
 * a different person.
 */
async function main(): Promise<void> {
  const [path] = process.argv.slice(2);
  const file = path === undefined ? undefined : readInputFile(path);
  if (file?.kind !== 'service requests')
    throw new Error('Usage: npm run duplicates:report -- <service requests.json>');
  const folder = mkdtempSync(join(tmpdir(), 'civic-duplicates-'));
  const postgres = await startEmbeddedPostgres({ folder, parameters: ['fsync=off'] });
  try {
    await postgres.ensureDatabase('duplicates');
    const databaseUrl = postgres.url('duplicates');
    await migrate(databaseUrl, MIGRATIONS);
    const client = new Client({ connectionString: databaseUrl });
    await client.connect();
    const issues = file.rows.flatMap(rowOf);
    await load(client, issues);
    const { outcome, evidence } = await detect(databaseUrl, folder, client);
    print(
      `${file.rows.length} requests, ${issues.length} with a time and a place: ${JSON.stringify(outcome)}`,
    );
    await show(client, evidence);
    await client.end();
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

function rowOf({ source, body }: MappedRow, index: number): object[] {
  const at = new Date(`${String(source.requested_datetime)}Z`);
  const { lat, lng } = (body.location ?? {}) as { lat?: unknown; lng?: unknown };
  if (Number.isNaN(at.getTime()) || typeof lat !== 'number' || typeof lng !== 'number') return [];
  const category = body.category as Parameters<typeof feedLabelOf>[0];
  return [
    {
      id: `iss_${String(index).padStart(6, '0')}`,
      title: body.title.slice(0, 200),
      category,
      category_label: feedLabelOf(category),
      ward: String(source.zipcode),
      lat,
      lng,
      address: typeof source.address === 'string' ? source.address : '',
      reporter_id: `usr_${index}`,
      created_at: at,
    },
  ];
}

async function load(client: Client, issues: readonly object[]): Promise<void> {
  await client.query(
    `insert into users (id, email, display_name, city, created_at, updated_at)
     select reporter_id, null, 'Report', 'mumbai', now(), now() from jsonb_populate_recordset(null::issues, $1)`,
    [JSON.stringify(issues)],
  );
  await client.query(
    `insert into issues (id, title, description, city, category, category_label, priority, status, feed_status, reporter_id,
                         lat, lng, address, ward, created_at, updated_at, placed_at)
     select id, title, title, 'mumbai', category, category_label, 'low', 'open', 'new', reporter_id, lat, lng, address, ward,
            created_at, created_at, created_at from jsonb_populate_recordset(null::issues, $1)`,
    [JSON.stringify(issues)],
  );
}

async function detect(
  databaseUrl: string,
  folder: string,
  client: Client,
): Promise<{ outcome: object; evidence: DuplicateEvidence[] }> {
  const settings = readSettings({ NODE_ENV: 'test', DATA_DIR: folder, LOG_LEVEL: 'silent' });
  const config = completeConfig(settings, { databaseUrl, jwtSecret: 'of no use here' });
  const environment = { config, logger: createLogger('silent'), clock: new SystemClock() };
  const context = await NestFactory.createApplicationContext(AppModule.of(environment), {
    logger: false,
    // Otherwise a module that cannot be created ends the process without a message.
    abortOnError: false,
  });
  try {
    const outcome = await context.get(DuplicateDetectionService, { strict: false }).detect();
    // The order is independent of place and time, so that the first clusters are a sample.
    const { rows } = await client.query<{ id: string }>(
      `select id from duplicate_clusters order by md5(members[1])`,
    );
    const ids = rows.map(({ id }) => id);
    const evidence = await context.get(DuplicateEvidenceQueries, { strict: false }).of(ids);
    return { outcome, evidence: ids.flatMap((id) => evidence.get(id) ?? []) };
  } finally {
    await context.close();
  }
}

/** Prints each pair, with what the console shows of it. */
async function show(client: Client, evidence: readonly DuplicateEvidence[]): Promise<void> {
  const clusters = [...new Set(evidence.map(({ clusterId }) => clusterId))];
  print(`${clusters.length} clusters, ${evidence.length} pairs`);
  const { rows } = await client.query<Pick<Pair, 'issueId' | 'at' | 'address' | 'firstAddress'>>(
    `select x.id as "issueId", x.created_at as at, x.address, y.address as "firstAddress"
       from duplicate_clusters c join issues y on y.id = c.members[1] join issues x on x.id = any (c.members[2:])`,
  );
  const places = new Map(rows.map((row) => [row.issueId, row]));
  for (const each of evidence) {
    const cluster = clusters.indexOf(each.clusterId) + 1;
    const place = places.get(each.issueId);
    if (cluster <= SHOWN && place) for (const line of linesOf(cluster, { ...each, ...place })) print(line);
  }
}

function linesOf(cluster: number, pair: Pair): string[] {
  const { metres, minutes, sharedWords } = presentEvidence(pair);
  const apart = `${metres ?? '?'} m, ${Math.floor(minutes / 60)} h ${minutes % 60} min`;
  return [
    `${String(cluster).padStart(3)}  ${apart}, shared: ${sharedWords.join(' ') || '-'}`,
    `       ${pair.firstTitle} | ${pair.firstAddress}`,
    `       ${pair.title} | ${pair.address} | ${pair.at.toISOString().slice(0, 16)}`,
  ];
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

runCommand(main);
