import { digestKey, digestOf } from './digest-key';

describe('the key of a digest', () => {
  const ID = {
    subscriptionId: 'sub_1',
    from: 1_800_000_000_000,
    until: 1_800_086_400_000,
    readAt: 1_800_086_460_000,
  };

  it('identifies the digest', () => {
    expect(digestOf(digestKey(ID))).toEqual(ID);
    expect(digestOf('alert-digest:sub_1:1:2:3')).toEqual({
      ...{ subscriptionId: 'sub_1', from: 1, until: 2, readAt: 3 },
    });
  });

  it('is read in the format of the previous release', () => {
    expect(digestOf('alert-digest:sub_1:1:2')).toEqual({
      ...{ subscriptionId: 'sub_1', from: 1, until: 2, readAt: undefined },
    });
  });

  it.each([
    'alert:sub_1:1',
    'an alert-digest:sub_1:1:2',
    'alert-digest:sub_1:1',
    'alert-digest:sub_1:1:2:3:4',
  ])('does not match the key of another mail: %s', (key) => expect(digestOf(key)).toBeUndefined());
});
