import { createHash } from 'node:crypto';
import { chatDelivery, chatMessage, signature } from '../../factories/chat';
import { report } from '../../factories/issues';
import type { TestDatabase } from '../service/database';
import { send } from '../network/http';
import { rememberUpload, type Sample, sampleFiles } from './bodies';
import type { Headers } from './draft';
import type { Operation } from './operations';
import { mend } from './mend';
import { ACCOUNTS, CONSOLE_PASSWORD, emailOf, OPEN311_KEY, type People, type Who } from './people';
import type { Pool } from './pool';
import { CHAT_TOKEN } from './settings';

/** The lists that name existing things. */
const LISTS = 'cities wards officials departments jurisdictions police-stations reporters scores'.split(' ');
const CONSOLE_LISTS = `
  geo/wards integrations/routing/keywords integrations/mentions feed/flags notifications access/accounts`
  .trim()
  .split(/\s+/);

/** Inserts the data that has no route. */
async function addPlaces({ sql }: TestDatabase, pool: Pool): Promise<void> {
  const ids = await sql<{ id: string }>(
    `insert into events (id, city, title, type, place, date, location, max_attendees)
       select 'evt_01jzzzzzzzzzzzzzzzzzzzzz' || n, 'mumbai', 'Beach cleanup', 'cleanup', 'Mumbai', current_date + n, 'Juhu', 40
         from generate_series(10, 14) n
     returning id`,
  );
  for (const { id } of ids) pool.add('evt', id);
  await sql(
    `insert into nominations (id, city, title, place, type)
     values ('nom_01jzzzzzzzzzzzzzzzzzzzzzzz', 'mumbai', 'A quiet street', 'Mumbai', 'street')`,
  );
  const issues = await sql<{ id: string }>(
    `select id from issues where city = 'mumbai' order by created_at limit 4`,
  );
  await sql(
    `insert into duplicate_clusters (id, city, category, ward, members, first_at, last_at, created_at)
     values ('dup_01jzzzzzzzzzzzzzzzzzzzzzzz', 'mumbai', 'Infrastructure', 'H/West', $1, now(), now(), now())`,
    [issues.map(({ id }) => id)],
  );
  pool.add('dup', 'dup_01jzzzzzzzzzzzzzzzzzzzzzzz');
}

/** Registers an Open311 client for all cities. */
async function addClient({ sql }: TestDatabase): Promise<void> {
  await sql(
    `insert into users (id, display_name, role, city, created_at, updated_at)
     values ('cli_fuzz', 'Relay', 'viewer', 'mumbai', now(), now())`,
  );
  await sql(
    `insert into api_clients (id, name, key_hash, created_at) values ('cli_fuzz', 'Relay', $1, now())`,
    [createHash('sha256').update(OPEN311_KEY).digest('hex')],
  );
}

/** A city with some data of each kind, created through the service. */
export class Arrangement {
  private static readonly ANY = { credential: 'optional' } as Operation;

  constructor(
    private readonly url: string,
    private readonly people: People,
    private readonly pool: Pool,
    private readonly database: TestDatabase,
  ) {}

  async make(): Promise<void> {
    for (const who of Object.keys(ACCOUNTS)) await this.people.renew(who as Who);
    await mend(this.database);
    await this.inviteLeaver();
    await this.people.renew('staffLeaver');
    for (let n = 0; n < 8; n++) await this.issue(n);
    for (let n = 0; n < 4; n++) await this.chat();
    for (const list of LISTS) await this.ask('anonymous', 'GET', `/api/${list}`);
    for (const list of CONSOLE_LISTS) await this.ask('staff', 'GET', `/api/admin/${list}`);
    await this.upload();
    for (let n = 0; n < 4; n++) await this.announced();
    for (const place of (await this.ask('staff', 'GET', '/api/admin/geo/pincodes')) as object[])
      this.pool.add('place', JSON.stringify(place));
    await this.posts('photo/mentions', 'mediaId');
    await this.posts('micro/mentions', 'microPostId');
    await addPlaces(this.database, this.pool);
    await addClient(this.database);
  }

  private async inviteLeaver(): Promise<void> {
    const draft = { email: emailOf('staffLeaver'), name: 'Second of city staff', role: 'super_admin' };
    const { token } = (await this.ask('staff', 'POST', '/api/admin/access/invite', draft)) as {
      token: string;
    };
    await this.ask('anonymous', 'POST', '/api/admin/auth/accept-invite', {
      token,
      password: CONSOLE_PASSWORD,
    });
  }

  private async issue(n: number): Promise<void> {
    const location = { lat: 19.06 + n / 1000, lng: 72.83, address: 'Hill Road' };
    const draft = report({ location, priority: n % 2 ? 'high' : 'low' });
    const made = (await this.ask('reporter', 'POST', '/api/issues', draft)) as { data: { issueId: string } };
    const path = `/api/issues/${made.data.issueId}`;
    await this.ask('citizen', 'POST', `${path}/upvote`);
    await this.ask('citizen', 'POST', `${path}/messages`, { content: 'Me too' });
    await this.ask('citizen', 'POST', `${path}/flag`, { reason: 'spam' });
    const post = { type: 'microblog', url: 'https://social.example/@asha/1' };
    const item = (await this.ask('reporter', 'POST', `${path}/media`, post)) as { data: { mediaId: string } };
    if (n % 3 > 0) return;
    await this.ask('reporter', 'POST', `${path}/resolve`, {
      description: 'The lamp was replaced',
      mediaIds: [item.data.mediaId],
    });
    await this.ask('citizen', 'POST', `${path}/reopen-request`, { reason: 'It is dark again' });
  }

  /** A public picture. */
  private async upload(): Promise<void> {
    const [{ type, bytes }] = (await sampleFiles()) as [Sample];
    const file = { type: 'upload', mimeType: type, fileName: 'lamp.png', fileSize: bytes.length };
    const issue = this.pool.oldest('iss');
    const ticket = (await this.ask('reporter', 'POST', `/api/issues/${issue}/media`, file)) as {
      data: { mediaId: string; uploadUrl: string };
    };
    const { pathname, search } = new URL(ticket.data.uploadUrl);
    await this.ask('anonymous', 'PUT', pathname + search, bytes, { 'content-type': type });
    this.pool.add('stored', ticket.data.mediaId);
  }

  /** An announced upload. */
  private async announced(): Promise<void> {
    const [{ type, bytes }] = (await sampleFiles()) as [Sample];
    const file = { type: 'upload', mimeType: type, fileName: 'lamp.png', fileSize: bytes.length };
    const ticket = await this.ask('reporter', 'POST', `/api/issues/${this.pool.oldest('iss')}/media`, file);
    rememberUpload(this.pool, Buffer.from(JSON.stringify(file)), JSON.stringify(ticket));
  }

  private async chat(): Promise<void> {
    const message = chatMessage();
    this.pool.add('messageId', message.id as string);
    const body = chatDelivery([message]);
    await this.ask('anonymous', 'POST', '/api/chat/webhook', body, {
      'x-hub-signature-256': signature(body, CHAT_TOKEN),
    });
  }

  private async posts(path: string, kind: string): Promise<void> {
    const feed = (await this.ask('anonymous', 'GET', `/api/${path}`)) as { mentions: Array<{ id: string }> };
    for (const { id } of feed.mentions) this.pool.add(kind, id);
  }

  private async ask(
    who: Who,
    method: string,
    path: string,
    body?: object | string | Buffer,
    more: Headers = {},
  ) {
    const payload = typeof body !== 'object' || Buffer.isBuffer(body) ? body : JSON.stringify(body);
    const own = await this.people.headersOf(who, Arrangement.ANY);
    const type = payload === undefined ? {} : { 'content-type': 'application/json' };
    const headers = { ...own, ...type, ...more } as Record<string, string>;
    const answer = await send({ method, url: this.url + path, headers, payload });
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${answer.text}`);
    this.pool.learn(path, path, answer.text);
    return answer.body;
  }
}
