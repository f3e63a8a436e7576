import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NestFactory } from '@nestjs/core';
import { Client } from 'pg';
import { MIGRATIONS } from '../../migrations';
import { DuplicateDetection } from '../../src/admin-console/feed/duplicate-detection.service';
import { AppModule } from '../../src/app.module';
import { feedLabelOf } from '../../src/kernel/categories';
import { SystemClock } from '../../src/kernel/clock';
import { completeConfig, readSettings } from '../../src/config/config';
import { migrate } from '../../src/platform/database/migrate';
import { startEmbeddedPostgres } from '../../src/embedded-postgres/embedded-postgres';
import { createLogger } from '../../src/platform/logging/logger';
import { type MappedRow, readInputFile } from './input-files';

const SHOWN = 30;

interface Member {
  cluster: number;
  size: number;
  at: Date;
  title: string;
  metres: number;
}

/**
 * `npm run duplicates:report -- <service requests.json>`: which of real service requests the service takes for one,
 * thirty clusters of it to be judged by eye. Postcodes stand for wards.
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
    const outcome = await detect(databaseUrl, folder);
    print(
      `${file.rows.length} requests, ${issues.length} with a time and a place: ${JSON.stringify(outcome)}`,
    );
    await show(client);
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
      created_at: at,
    },
  ];
}

async function load(client: Client, issues: readonly object[]): Promise<void> {
  await client.query(
    `insert into users (id, email, display_name, city, created_at, updated_at)
     values ('usr_report', null, 'Report', 'mumbai', now(), now())`,
  );
  await client.query(
    `insert into issues (id, title, description, city, category, category_label, priority, status, feed_status, reporter_id,
                         lat, lng, address, ward, created_at, updated_at, placed_at)
     select id, title, title, 'mumbai', category, category_label, 'low', 'open', 'new', 'usr_report', lat, lng, '', ward,
            created_at, created_at, created_at from jsonb_populate_recordset(null::issues, $1)`,
    [JSON.stringify(issues)],
  );
}

async function detect(databaseUrl: string, folder: string): Promise<object> {
  const settings = readSettings({ NODE_ENV: 'test', DATA_DIR: folder, LOG_LEVEL: 'silent' });
  const config = completeConfig(settings, { databaseUrl, jwtSecret: 'of no use here' });
  const environment = { config, logger: createLogger('silent'), clock: new SystemClock() };
  const context = await NestFactory.createApplicationContext(AppModule.of(environment), { logger: false });
  try {
    return await context.get(DuplicateDetection, { strict: false }).detect();
  } finally {
    await context.close();
  }
}

/** Each cluster with its members and how far they lie from the first. */
async function show(client: Client): Promise<void> {
  const { rows } = await client.query<Member>(
    `select c.place::int as cluster, cardinality(c.members) as size, i.created_at as at, i.title,
            round(sqrt(power((i.lat - f.lat) * 111200, 2) + power((i.lng - f.lng) * 111200 * cos(radians(f.lat)), 2)))::int as metres
       from (select *, row_number() over (order by md5(members[1])) as place, count(*) over () as clusters from duplicate_clusters) c
       join issues f on f.id = c.members[1]
       join issues i on i.id = any (c.members)
      order by c.place, i.created_at`,
  );
  const clusters = new Set(rows.map(({ cluster }) => cluster)).size;
  print(`${clusters} clusters of ${rows.length} requests`);
  for (const { cluster, size, at, title, metres } of rows.filter((row) => row.cluster <= SHOWN))
    print(
      `${String(cluster).padStart(3)} (${size})  ${at.toISOString().slice(0, 16)}  ${String(metres).padStart(4)} m  ${title}`,
    );
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

void main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
