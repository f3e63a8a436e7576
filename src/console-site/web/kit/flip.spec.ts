import { flipTo } from './flip';

/** Something that is turned over. @returns it, with how it has been */
function turned(is: boolean) {
  const been = [is];
  const now = () => been.at(-1)!;
  return {
    been,
    flip: () => Promise.resolve(been[been.push(!now()) - 1]!),
    look: () => Promise.resolve(now()),
  };
}

describe('what is turned over', () => {
  it('is turned once, or once more where somebody else did so before', async () => {
    const [off, on] = [turned(false), turned(true)];
    expect([await flipTo(true, off.flip), await flipTo(true, on.flip)]).toEqual([true, true]);
    expect([off.been, on.been]).toEqual([
      [false, true],
      [true, false, true],
    ]);
  });

  it('is not turned at all where it is looked at first, and as wanted', async () => {
    const [hidden, shown] = [turned(true), turned(false)];
    expect(await flipTo(true, hidden.flip, hidden.look)).toBe(true);
    expect(await flipTo(true, shown.flip, shown.look)).toBe(true);
    expect([hidden.been, shown.been]).toEqual([[true], [false, true]]);
  });
});
