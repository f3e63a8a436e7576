/** Reads the database. */
type Sql = (text: string) => Promise<object[]>;

/** What must never be found; each statement answers the rows that break a rule. */
const RULES: Record<string, string> = {
  'counters of issues': `
    select id from issues i
     where upvotes <> (select count(*) from issue_upvotes v where v.issue_id = i.id)
        or message_count <> (select count(*) from messages m where m.issue_id = i.id)
        or media_count <> (select count(*) from media m where m.issue_id = i.id and m.deleted_at is null)`,
};

/** @returns what breaks a rule of the data, by the rule; empty when all is well */
export async function violations(sql: Sql): Promise<object[]> {
  const broken = [];
  for (const [rule, text] of Object.entries(RULES)) {
    const rows = await sql(`${text} limit 10`);
    if (rows.length > 0) broken.push({ rule, rows });
  }
  return broken;
}
