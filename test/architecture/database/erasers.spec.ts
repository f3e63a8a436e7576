import { CONTEXTS, type DataItem, PersonalDataHoldersService } from '../../../src/personal-data';
import { startService, type TestService } from '../../support/service/service';

/** What happens to values at an erasure only if something does it. */
const DONE = new Set(['parted', 'emptied', 'deleted', 'replaced', 'coarsened', 'digested']);
/** Who is erased when they ask for it. */
const PEOPLE = new Set(['citizen', 'follower']);
/** The tables that the run of an erasure itself changes: the account, and what says that it is erased. */
const OF_THE_RUN = [
  ...['users', 'persona_owners', 'user_identities', 'refresh_families', 'refresh_tokens'],
  ...['erasures', 'subject_keys'],
];
/** A trigger adds an account that is renamed; the job of names deletes it within seconds. */
const SOON_GONE = ['issue_search_renames'];

describe('the tables from which an erasure takes something', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service.stop());

  it('have a holder each that does it', () => {
    const isErased = ({ handling }: DataItem) =>
      handling !== undefined && DONE.has(handling.erased) && PEOPLE.has(handling.whose);
    const tables = Object.values(CONTEXTS).flatMap((inventory) => Object.entries(inventory));
    const erased = tables.filter(([, columns]) => columns.some(isErased)).map(([table]) => table);
    const done = new Set([
      ...service.app.get(PersonalDataHoldersService).erasedTables,
      ...OF_THE_RUN,
      ...SOON_GONE,
    ]);
    expect(erased.length).toBeGreaterThan(20);
    expect(erased.filter((table) => !done.has(table))).toEqual([]);
    const known = new Set(tables.map(([table]) => table));
    expect([...done].filter((table) => !known.has(table))).toEqual([]);
  });
});
