import type { MigrationInterface, QueryRunner } from 'typeorm';
import { inBatches } from './in-batches';

const DEVANAGARI_ZERO = '\u0966';
/** The digit zero of each other script whose digits are ten adjacent characters. */
const ZEROS =
  '\u0660\u06f0\u07c0\u09e6\u0a66\u0ae6\u0b66\u0be6\u0c66\u0ce6\u0d66\u0de6\u0e50\u0ed0\u0f20\u1040\u1090\u17e0' +
  '\u1810\u1946\u19d0\u1a80\u1a90\u1b50\u1bb0\u1c40\u1c50\ua620\ua8d0\ua900\ua9d0\ua9f0\uaa50\uabf0';
/** Apostrophes, quotation marks and dashes. */
const MARKS = '`´ʹʼ‘’‛′“”„‟″‐‑‒–—―−';
const PLAIN_MARKS = `${"'".repeat(8)}${'"'.repeat(5)}${'-'.repeat(7)}`;
/** Characters that nobody sees. Bracket expressions of PostgreSQL take the characters themselves. */
const INVISIBLE =
  '\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164' +
  '\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0000}-\u{e0fff}';
/** Accents of Latin letters, nuktas of Indian scripts, and the vowel signs of Urdu. */
const SIGNS = '\u0300-\u036f\u093c\u09bc\u0a3c\u0abc\u0b3c\u0cbc\u0640\u064b-\u0652\u0670';
const BLANKS = '\\t\\n\\v\\f\\r\\u0085\\u1680\\u2028\\u2029';
/** Letters with two spellings of one letter each. */
const LETTERS = ['\u0901\u0643\u0647\u0649\u064a', '\u0902\u06a9\u06c1\u06cc\u06cc'] as const;
/** Letters that are also spelt as two. */
const PAIRS = [
  ['\u09ce', '\u09a4\u09cd'],
  ['\u0d7a', '\u0d23\u0d4d'],
  ['\u0d7b', '\u0d28\u0d4d'],
  ['\u0d7c', '\u0d30\u0d4d'],
  ['\u0d7d', '\u0d32\u0d4d'],
  ['\u0d7e', '\u0d33\u0d4d'],
  ['\u0d7f', '\u0d15\u0d4d'],
] as const;

/** What follows the control character U+001E is searched by the site alone. */
const TEXT = `
  create or replace function issue_search_text(issue issues, reporter text) returns text language sql immutable as $$
    select translate(searchable(concat_ws(E'\\x1f', issue.title, issue.area, issue.ward, issue.pincode, issue.id,
                           issue.category_label, reporter)), E'\\x1e', '')
           || E'\\x1e' || searchable(coalesce(issue.address, '')) || E'\\x1f#' || issue.category
  $$`;
const FORMER_TEXT = `
  create or replace function issue_search_text(issue issues, reporter text) returns text language sql immutable as $$
    select searchable(concat_ws(E'\\x1f', issue.title, issue.area, issue.ward, issue.pincode, issue.id,
                           issue.category_label, reporter))
  $$`;

const COLUMNS = ['title', 'area', 'ward', 'pincode', 'category_label', 'city', 'hidden', 'reporter_id'];
const CHANGE_COMMENT =
  'issue_search: updates the search text and the city when a column they are made from changes; deletes the row when the issue is hidden, adds it when it is shown';

/**
 * Compares texts as people see them: without invisible characters and spelling variants, with single blanks and the
 * digits 0 to 9. The search text of an issue has its address and its category, too. The job `search-names` makes the
 * texts of existing issues anew while the service runs; until then they are found as before.
 */
export class NormaliseSearch1700000094300 implements MigrationInterface {
  /** Issues must not be locked while the texts of reporters and events are made anew, which takes long. */
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(searchable());
    await runner.query(
      `comment on function searchable is 'a text as it is compared: in lower case, without invisible characters and spelling variants'`,
    );
    await runner.query(TEXT);
    await this.watch(runner, [...COLUMNS, 'address', 'category']);
    await this.renew(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create or replace function searchable(words text) returns text language sql immutable strict parallel safe as
        $$ select lower(normalize(words, NFKC) collate "default") $$;
      comment on function searchable is 'a text as it is compared: in lower case, letters composed in one way'`);
    await runner.query(FORMER_TEXT);
    await this.watch(runner, COLUMNS);
    await this.renew(runner);
  }

  /** In one statement, so that the trigger is never missing. */
  private async watch(runner: QueryRunner, columns: readonly string[]): Promise<void> {
    const row = (name: string) => columns.map((column) => `${name}.${column}`).join(', ');
    await runner.query(`
      drop trigger issues_search_change on issues;
      create trigger issues_search_change after update of ${columns.join(', ')} on issues
        for each row when ((${row('old')}) is distinct from (${row('new')})) execute function issue_search_follow();
      comment on trigger issues_search_change on issues is '${CHANGE_COMMENT}'`);
  }

  private async renew(runner: QueryRunner): Promise<void> {
    await inBatches(
      runner,
      'users',
      ['id'],
      `insert into issue_search_renames (user_id, renamed_at)
         select id, now() from batch where exists (select from issues where reporter_id = batch.id and not hidden)
       on conflict (user_id) do update set renames = issue_search_renames.renames + 1, renamed_at = now()`,
    );
    // A trigger and a generated column make their texts anew.
    await inBatches(
      runner,
      'reporters',
      ['user_id'],
      `update reporters set beat = beat where user_id in (select user_id from batch)`,
    );
    await inBatches(
      runner,
      'events',
      ['id'],
      `update events set title = title where id in (select id from batch)`,
    );
  }
}

/** The same as `normalise` in src/kernel/text/normalise.ts. */
function searchable(): string {
  const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;
  const pairs = PAIRS.reduce((text, [one, two]) => `replace(${text}, '${one}', '${two}')`, 'letters');
  return `
  create or replace function searchable(words text) returns text language plpgsql immutable strict parallel safe as $$
  declare letters text collate "C" := words;
  begin
    if letters ~ '[^!-_a-~ ]' then
      letters := translate(letters, ${quoted(MARKS)}, ${quoted(PLAIN_MARKS)});
      letters := normalize(letters, NFKD);
      if letters ~ '[${INVISIBLE}${SIGNS}]' then
        letters := regexp_replace(letters, '[${INVISIBLE}${SIGNS}]', '', 'g');
      end if;
      if letters ~ '[${PAIRS.map(([one]) => one).join('')}]' then
        letters := ${pairs};
      end if;
      letters := normalize(translate(letters, '${LETTERS[0]}', '${LETTERS[1]}'), NFC);
      ${[DEVANAGARI_ZERO, ZEROS].map(plainDigits).join('\n      ')}
    end if;
    if letters ~ E'  |[${BLANKS}]' then
      letters := regexp_replace(letters, E'[ ${BLANKS}]+', ' ', 'g');
    end if;
    return lower(letters collate "default");
  end $$`;
}

/** Statements that write the digits of some scripts as 0 to 9, if there are any: a translation is slow. */
function plainDigits(zeros: string): string {
  const digitsOf = (zero: string) =>
    Array.from({ length: 10 }, (_, value) => String.fromCharCode(zero.charCodeAt(0) + value)).join('');
  const ranges = [...zeros].map((zero) => `${zero}-${digitsOf(zero).at(-1)}`).join('');
  const digits = [...zeros].map(digitsOf).join('');
  return `if letters ~ '[${ranges}]' then
        letters := translate(letters, '${digits}', '${'0123456789'.repeat(zeros.length)}');
      end if;`;
}
