import type { Client } from 'pg';
import { OWN_UNIT, QUEUE_CITY } from '../data/queue-sql';

/** A queue without its order: a title and the filters as a query. */
export interface MeasuredQueue {
  title: string;
  query: string;
}

/** Queues as staff ask for them: single filters, filters together, and filters that hardly any issue passes. */
export async function measuredQueues(client: Client): Promise<MeasuredQueue[]> {
  const wards = await wardsBySize(client);
  const [ward, second, third, small] = [wards[0], wards[1], wards[2], wards.at(-1)].map((code) =>
    encodeURIComponent(code ?? ''),
  );
  const day = await dayAgo(client, 30);
  return Object.entries({
    'all unfinished': '',
    mine: 'holder=me',
    'my unit': 'holder=my-units',
    'a large unit': 'holder=unt_bench1',
    'a small unit': 'holder=unt_bench60',
    'an account': 'holder=adm_bench1',
    unassigned: 'holder=none',
    'unassigned of a ward': `holder=none&ward=${ward}`,
    'mine or nobody': 'holder=me&holder=none',
    late: 'due=late',
    'due today': 'due=today',
    'due in a week': 'due=week',
    'without a due date': 'due=none',
    paused: 'due=paused',
    'late of a ward': `due=late&ward=${ward}`,
    'late of my unit': 'due=late&holder=my-units',
    new: 'status=new',
    'new and acknowledged': 'status=new&status=ack',
    resolved: 'status=resolved',
    'resolved of a ward': `status=resolved&ward=${ward}`,
    'a large ward': `ward=${ward}`,
    'a small ward': `ward=${small}`,
    'three wards': `ward=${ward}&ward=${second}&ward=${third}`,
    'a category': 'category=road',
    'a category of a ward': `category=road&ward=${ward}`,
    'by chat': 'channel=chat',
    'by Open311': 'channel=open311',
    'high priority': 'priority=high',
    'high priority of a ward': `priority=high&ward=${ward}`,
    'reopened or disputed': 'state=reopened&state=disputed',
    reopened: 'state=reopened',
    waiting: 'state=waiting',
    flagged: 'state=flagged',
    hidden: 'state=hidden',
    merged: 'state=merged',
    pinned: 'state=pinned',
    'of a day': `from=${day}&to=${day}`,
    'of a day of a ward': `from=${day}&to=${day}&ward=${ward}`,
    'a common word': 'q=lamp',
    'two words': 'q=lamp+signal',
    'a rare word': 'q=3777',
    'rare: Open311, high priority, a ward': `channel=open311&priority=high&ward=${ward}`,
    'rare: an unknown ward': 'ward=nowhere',
    'rare: high priority of a small unit': `priority=high&holder=unt_bench60&category=systemic`,
  }).map(([title, query]) => ({ title, query: `cityId=${QUEUE_CITY}&${query}` }));
}

/** The unit of the account of the measurements, and another. */
export const UNITS = { own: `unt_bench${OWN_UNIT}`, other: 'unt_bench2' };

async function wardsBySize(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ ward: string }>(
    `select ward from issues where city = $1 group by ward order by count(*) desc`,
    [QUEUE_CITY],
  );
  return rows.map(({ ward }) => ward);
}

async function dayAgo(client: Client, days: number): Promise<string> {
  const { rows } = await client.query<{ day: string }>(
    `select to_char(now() - $1::int * interval '1 day', 'YYYY-MM-DD') as day`,
    [days],
  );
  return rows[0]!.day;
}
