import type { Handling } from '../personal-data';
import { presentProcessingRecord } from './processing-record.presenter';

const handling: Handling = {
  whose: 'citizen',
  purpose: 'account',
  ground: 'voluntary',
  shown: ['own', 'console'],
  kept: 'account',
  erased: 'emptied',
  exported: true,
};

describe('the record of processing', () => {
  const record = presentProcessingRecord(
    { auth: { users: [{ name: 'email', class: 'contact', handling }] }, scores: { moves: [] } },
    { cookies: [{ name: 'language', class: 'none' }] },
  );

  it('has the tables of each context with how each column is handled', () => {
    expect(record.tables).toStrictEqual([
      { table: 'users', context: 'auth', columns: [{ name: 'email', class: 'contact', ...handling }] },
      { table: 'moves', context: 'scores', columns: [] },
    ]);
  });

  it('has what is kept elsewhere, and of what is not personal only the class', () => {
    expect(record.outside).toStrictEqual([
      { place: 'cookies', items: [{ name: 'language', class: 'none' }] },
    ]);
  });

  it('says what each value means', () => {
    const { meanings } = record;
    expect(Object.keys(meanings)).toEqual(['class', 'whose', 'purpose', 'ground', 'shown', 'kept', 'erased']);
    expect(meanings.class).toHaveProperty('contact', 'an address or a number at which a person is reached');
    expect(meanings.whose).toHaveProperty('citizen');
    expect(meanings.purpose).toHaveProperty('account');
    expect(meanings.ground).toHaveProperty('voluntary');
    expect(meanings.shown).toHaveProperty('own');
    expect(meanings.kept).toHaveProperty('account');
    expect(meanings.erased).toHaveProperty('emptied');
  });
});
