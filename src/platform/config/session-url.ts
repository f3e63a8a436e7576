/**
 * What the statements and the driver rely on in a session of the database. The database, or the role, may have other
 * defaults: a `DateStyle` of `SQL, DMY` alone would make each time unreadable, or another day.
 */
export const SESSION_SETTINGS: Readonly<Record<string, string>> = {
  DateStyle: 'ISO,MDY',
  IntervalStyle: 'postgres',
  TimeZone: 'UTC',
  standard_conforming_strings: 'on',
  search_path: 'public',
  bytea_output: 'hex',
  extra_float_digits: '1',
  array_nulls: 'on',
  transform_null_equals: 'off',
  gin_fuzzy_search_limit: '0',
  default_transaction_isolation: 'read committed',
};

/** The URL of a database, with `SESSION_SETTINGS` for its sessions; they prevail over options that the URL has. */
export function sessionUrl(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  const settings = Object.entries(SESSION_SETTINGS).map(
    ([name, value]) => `-c ${name}=${value.replaceAll(' ', '\\ ')}`,
  );
  url.searchParams.set('options', [url.searchParams.get('options') ?? '', ...settings].join(' ').trim());
  return url.href;
}
