import { differenceOf } from './difference';

describe('the difference of two snapshots', () => {
  it('has only the changed members, by path', () => {
    const before = { status: 'new', slaHours: { Traffic: 48, Safety: 48 }, list: [1] };
    const after = { status: 'ack', slaHours: { Traffic: 12, Safety: 48 }, list: [1, 2] };
    expect(differenceOf(before, after)).toEqual([
      { member: 'list', before: '[1]', after: '[1,2]' },
      { member: 'slaHours.Traffic', before: '48', after: '12' },
      { member: 'status', before: '"new"', after: '"ack"' },
    ]);
  });

  it('is everything if there was nothing before, and nothing if both are the same', () => {
    expect(differenceOf(null, { a: null })).toEqual([{ member: 'a', before: undefined, after: 'null' }]);
    expect(differenceOf({ a: 1 }, null)).toEqual([{ member: 'a', before: '1', after: undefined }]);
    expect(differenceOf({ a: [1] }, { a: [1] })).toEqual([]);
    expect(differenceOf(null, null)).toEqual([]);
  });
});
