import { isMeant, type KeyActs, meaningOf } from './keys';

const press = (changes: Partial<Parameters<typeof isMeant>[0]>) =>
  isMeant({
    key: 'a',
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    isComposing: false,
    repeat: false,
    ...changes,
  });

describe('a single-key shortcut', () => {
  it('works alone, and not with a modifier key', () => {
    expect(press({})).toBe(true);
    expect([press({ ctrlKey: true }), press({ altKey: true }), press({ metaKey: true })]).toEqual([
      false,
      false,
      false,
    ]);
    expect(press({ isComposing: true })).toBe(false);
  });

  it('works once while the key is held down, but j and k repeat', () => {
    expect([press({ repeat: true }), press({ key: 'z', repeat: true })]).toEqual([false, false]);
    expect([press({ key: 'j', repeat: true }), press({ key: 'k', repeat: true })]).toEqual([true, true]);
  });
});

describe('what a key means', () => {
  const acts = { page: jest.fn(), site: jest.fn(), late: jest.fn() };
  const maps: readonly KeyActs[] = [
    { u: acts.page, z: acts.page },
    { z: acts.site, 'g l': acts.late },
  ];

  it('is the act of the part that was shown last', () => {
    expect(meaningOf('z', undefined, maps)).toEqual({ act: acts.page });
    expect(meaningOf('q', undefined, maps)).toEqual({});
  });

  it('is the first of two keys, which the second one ends, whatever it means alone', () => {
    expect(meaningOf('g', undefined, maps)).toEqual({ begun: 'g' });
    expect(meaningOf('l', 'g', maps)).toEqual({ act: acts.late });
    expect(meaningOf('u', 'g', maps)).toEqual({});
    expect(meaningOf('l', undefined, maps)).toEqual({});
  });
});
