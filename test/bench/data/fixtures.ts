import { createHash, randomUUID } from 'node:crypto';
import { Client } from 'pg';
import type { CitySlug } from '../../../src/kernel/cities';
import { ACCOUNT_ID, PICKED_ISSUES, THREADS } from './fill-sql';

export const LIST_CITY: CitySlug = 'mumbai';
export const PAGE_SIZE = 20;
const DEEP_PAGE = 10_000;

const DETAIL_IDS = 1000;
const UPVOTED_ISSUES = 200;
const PEOPLE = 50;
const SCORED_IDS = 1000;
const SEARCHED_IDS = 320;

/** A person with a session in the database. */
export interface Person {
  id: string;
  email: string;
  displayName: string;
  city: CitySlug;
  sessionId: string;
}

/** The columns of a row from which the cursor of the list is made. */
export interface PageEnd {
  issueId: string;
  createdAt: Date;
  updatedAt: Date;
}

/** The rows that the requests to a database refer to. */
export interface Fixtures {
  issueIds: string[];
  /** Issues with more than a page of messages. */
  threadIds: string[];
  /** Issues without messages. */
  quietIds: string[];
  upvotedIds: string[];
  /** A session of the console, as a Cookie header sends it. */
  consoleCookie: string;
  /** Issues of the city used for searches. */
  mumbaiIds: string[];
  people: Person[];
  /** People with any score. */
  scoredIds: string[];
  /** The last row of page 9,999 of the city list; undefined if the list is shorter. */
  endBeforeDeepPage: PageEnd | undefined;
}

/** Picks the rows for the requests, and creates a session for some people. */
export async function readFixtures(url: string): Promise<Fixtures> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const ids = await client.query<{ id: string }>(`select id ${PICKED_ISSUES} limit $1`, [
      DETAIL_IDS + UPVOTED_ISSUES,
    ]);
    const picked = ids.rows.map((row) => row.id);
    return {
      issueIds: picked.slice(0, DETAIL_IDS),
      threadIds: picked.slice(0, THREADS),
      quietIds: picked.slice(THREADS, DETAIL_IDS),
      upvotedIds: picked.slice(DETAIL_IDS),
      consoleCookie: await beginConsoleSession(client),
      mumbaiIds: await idsOfCity(client),
      people: await beginSessions(client),
      scoredIds: await scoredPeople(client),
      endBeforeDeepPage: await rowAt(client, PAGE_SIZE * (DEEP_PAGE - 1) - 1),
    };
  } finally {
    await client.end();
  }
}

/** @returns a session of the console, as a Cookie header sends it */
export async function beginConsoleSession(client: Client): Promise<string> {
  const token = randomUUID();
  const hash = createHash('sha256').update(token).digest('hex');
  await client.query(
    `insert into console_accounts (id, email, name, role, password_hash, created_at)
     values ($1, 'bench@console.example', 'Bench', 'super_admin', '', now()) on conflict do nothing`,
    [ACCOUNT_ID],
  );
  await client.query(
    `insert into console_sessions (token_hash, account_id, created_at, expires_at)
     values ($1, $2, now(), now() + interval '12 hours')`,
    [hash, ACCOUNT_ID],
  );
  return `admin_session=${token}`;
}

async function idsOfCity(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    'select id from issues where not hidden and city = $1 order by md5(id) limit $2',
    [LIST_CITY, SEARCHED_IDS],
  );
  return rows.map(({ id }) => id);
}

async function scoredPeople(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    'select user_id as id from user_scores where score > 0 order by md5(user_id) limit $1',
    [SCORED_IDS],
  );
  return rows.map(({ id }) => id);
}

async function beginSessions(client: Client): Promise<Person[]> {
  const { rows } = await client.query<Omit<Person, 'sessionId'>>(
    'select id, email, display_name as "displayName", city from users order by md5(id) limit $1',
    [PEOPLE],
  );
  const people = rows.map((row) => ({ ...row, sessionId: randomUUID() }));
  for (const { id, sessionId } of people) {
    await client.query(
      `insert into refresh_families (id, user_id, created_at, expires_at)
       values ($1, $2, now(), now() + interval '30 days')`,
      [sessionId, id],
    );
  }
  return people;
}

async function rowAt(client: Client, offset: number): Promise<PageEnd | undefined> {
  const { rows } = await client.query<PageEnd>(
    `select id as "issueId", created_at as "createdAt", updated_at as "updatedAt" from issues
      where not hidden and city = $1 order by created_at desc, id desc offset $2 limit 1`,
    [LIST_CITY, offset],
  );
  return rows[0];
}
