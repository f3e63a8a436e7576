import { conditionsOf, ORDERS, type QueueQuestion, rangesOf, setsOf, Values } from './queue-sql.queries';

/** A position in the order of a queue: the value of the order as text, and the id. */
export type QueuePosition = [key: string, id: string];

/** The text of a statement, and the values of its parameters. */
interface Text {
  text: string;
  values: unknown[];
}

/** Which issues of a queue are read. */
interface Wanted {
  limit: number;
  after: QueuePosition | null;
}

const wayOf = ({ sort }: QueueQuestion) => (ORDERS[sort].isDown ? 'desc' : 'asc');

/**
 * Reads the first issues of a queue in its order.
 * @param rows how many issues of a range are looked at; if these have too few, the statement says where they end
 * @param isByHolder whether the holders have ranges of their own, which are in the order of due dates
 */
export function hitsInOrder(
  question: QueueQuestion,
  wanted: Wanted,
  rows: number,
  isByHolder: boolean,
): Text {
  const values = new Values();
  const { key } = ORDERS[question.sort];
  const way = wayOf(question);
  const after = afterOf(question, wanted.after, values);
  const conditions = conditionsOf(question, values, isByHolder).join(' and ');
  const order = `order by key ${way}, id ${way}`;
  const parts = rangesOf(question, isByHolder, values).map((range, n) => {
    const looked = `(select i.*, ${key} as key from issues i where ${[range, ...after].join(' and ')}
      order by ${key} ${way}, i.id ${way} limit ${rows}) i`;
    return `hits${n} as materialized (
        select id, key from ${looked} where ${conditions} ${order} limit ${wanted.limit}),
      end${n} as materialized (
        select key, id from ${looked} where (select count(*) from hits${n}) < ${wanted.limit}
         ${order} offset ${rows - 1} limit 1)`;
  });
  const all = (name: string, how: string) =>
    parts.map((_, n) => `select key, id from ${name}${n}`).join(` ${how} `);
  const text = `with ${parts.join(', ')},
      looked as (select key, id from (${all('end', 'union all')}) ends ${order} limit 1),
      hits as (
        select h.key, h.id from (${all('hits', 'union')}) h
         where not exists (select from looked e where (h.key, h.id) ${way === 'asc' ? '>' : '<'} (e.key, e.id))
         order by h.key ${way}, h.id ${way} limit ${wanted.limit})
      ${listed(way, '(select key::text from looked)', '(select id from looked)')}`;
  return { text, values: values.all };
}

/** Reads the first issues of a queue that is sorted as a whole, as indexes find its issues in any order. */
export function hitsOfSet(question: QueueQuestion, wanted: Wanted): Text {
  const values = new Values();
  const way = wayOf(question);
  const found = foundIn(question, values, afterOf(question, wanted.after, values));
  const text = `with hits as (
        select key, id from (${found.join(' union ')}) found order by key ${way}, id ${way} limit ${wanted.limit})
      ${listed(way, 'null', 'null')}`;
  return { text, values: values.all };
}

/** Counts the issues of a queue whose issues indexes find, up to a number. */
export function countOfSet(question: QueueQuestion, most: number): Text {
  const values = new Values();
  const found = foundIn(question, values, []).join(' union ');
  return {
    text: `select count(*)::int as count, true as "isExact" from (select from (${found}) found limit ${most}) c`,
    values: values.all,
  };
}

function foundIn(question: QueueQuestion, values: Values, after: readonly string[]): string[] {
  const { key } = ORDERS[question.sort];
  const conditions = [`i.city = ${values.add(question.city)}`, ...conditionsOf(question, values), ...after];
  const sets = setsOf(question, values) ?? [{ from: 'issues i', where: 'true' }];
  return sets.map(
    ({ from, where }) =>
      `select i.id, ${key} as key from ${from} where ${[where, ...conditions].join(' and ')}`,
  );
}

/**
 * Counts the issues of a queue up to a number.
 * @param rows how many issues of a range are looked at; with more, the count is not exact
 */
export function countInRanges(question: QueueQuestion, most: number, rows: number): Text {
  const values = new Values();
  const conditions = conditionsOf(question, values, true).join(' and ');
  const ranges = rangesOf(question, true, values);
  const found = ranges.map((range) => {
    const looked = `(select i.* from issues i where ${range} limit ${rows}) i`;
    return `(select i.id from ${looked} where ${conditions} limit ${most})`;
  });
  // The size of a table is estimated for nothing; only a table with more issues can have such a range.
  const isLong = ranges.map((range) => `exists (select from issues i where ${range} offset ${rows})`);
  return {
    text: `with counted as materialized (
        select count(*)::int as count from (select from (${found.join(' union ')}) ids limit ${most}) c)
      select count, case when count >= ${most} then true
                         when (select reltuples from pg_class where oid = 'issues'::regclass) <= ${rows} then true
                         else not (${isLong.join(' or ')}) end as "isExact"
        from counted`,
    values: values.all,
  };
}

function afterOf({ sort }: QueueQuestion, after: QueuePosition | null, values: Values): string[] {
  if (!after) return [];
  const { key, isDown, type } = ORDERS[sort];
  return [
    `(${key}, i.id) ${isDown ? '<' : '>'} (${values.add(after[0])}::${type}, ${values.add(after[1])}::text)`,
  ];
}

function listed(way: string, endKey: string, endId: string): string {
  return `select array(select id from hits order by key ${way}, id ${way}) as ids,
             array(select key::text from hits order by key ${way}, id ${way}) as keys,
             ${endKey} as "endKey", ${endId} as "endId"`;
}
