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

describe('a single key', () => {
  it('acts by itself, and not in a combination', () => {
    expect(press({})).toBe(true);
    expect([press({ ctrlKey: true }), press({ altKey: true }), press({ metaKey: true })]).toEqual([
      false,
      false,
      false,
    ]);
    expect(press({ isComposing: true })).toBe(false);
  });

  it('acts once while it is held down, but goes on from issue to issue', () => {
    expect([press({ repeat: true }), press({ key: 'z', repeat: true })]).toEqual([false, false]);
    expect([press({ key: 'j', repeat: true }), press({ key: 'k', repeat: true })]).toEqual([true, true]);
  });
});
