import { isMeant } from './keys';

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
