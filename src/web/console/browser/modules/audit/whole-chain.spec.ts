import { verdictOf } from './whole-chain';

describe('the result of a check of the chain', () => {
  it('says that it is complete, and the number of records', () => {
    expect(verdictOf({ records: 123456, broken: null })).toBe('The chain is whole: 1,23,456 records.');
    expect(verdictOf({ records: 1, broken: null })).toBe('The chain is whole: 1 record.');
  });

  it('says where and why it is broken', () => {
    const broken = { position: 7, reason: 'it was changed' };
    expect(verdictOf({ records: 6, broken })).toBe(
      'The chain is broken at record 7: it was changed. 6 records before it are whole.',
    );
  });
});
