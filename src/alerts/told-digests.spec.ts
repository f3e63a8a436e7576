import { isTold, type ToldDigest } from './told-digests';

/** Hours of a day: an event happened at 6, its issue was hidden at 10 and shown again at 20. */
const at = (hour: number) => new Date(Date.UTC(2027, 2, 3, hour));
const NEWS = { issueId: 'iss_1', at: at(6), hiddenAt: at(10), shownAt: at(20) };
/** A digest that was written while the issue was hidden, and names other issues. */
const DIGEST: ToldDigest = {
  until: at(12).getTime(),
  readAt: at(13).getTime(),
  createdAt: at(13).getTime(),
  issueIds: ' iss_2 iss_3 ',
};
const told = (digest: Partial<ToldDigest>, news: Partial<typeof NEWS> = {}) =>
  isTold({ ...NEWS, ...news }, [{ ...DIGEST, ...digest }]);

describe('an event of an issue that was shown again', () => {
  it.each<[string, boolean, Partial<ToldDigest>]>([
    ['was told by no digest that was written while it was hidden', false, {}],
    ['was told by one that names it', true, { issueIds: ' iss_2 iss_1 iss_3 ' }],
    ['was told by none that names one whose id begins as its own does', false, { issueIds: ' iss_12 ' }],
    ['was told by none that names nothing', false, { issueIds: '  ' }],
    ['was told by one that was written before it was hidden', true, { createdAt: at(9).getTime() }],
    ['was told by none that was written when it was hidden', false, { createdAt: at(10).getTime() }],
    ['was told by one that knew that it was shown again', true, { readAt: at(20).getTime() }],
    ['was told by none that knew it as hidden', false, { readAt: at(20).getTime() - 1 }],
    [
      'was told by none of which that is not known',
      false,
      { readAt: undefined, createdAt: at(23).getTime() },
    ],
  ])('%s', (_, isSo, digest) => {
    expect(told(digest)).toBe(isSo);
  });

  it('was told by no digest that ends before the event', () => {
    const before = { until: at(6).getTime(), readAt: at(23).getTime(), createdAt: at(9).getTime() };
    expect(told({ ...before, issueIds: ' iss_1 ' })).toBe(true);
    expect(told({ ...before, until: at(6).getTime() - 1, issueIds: ' iss_1 ' })).toBe(false);
  });

  it('was told by one of several digests', () => {
    expect(isTold(NEWS, [])).toBe(false);
    expect(isTold(NEWS, [DIGEST, { ...DIGEST, issueIds: ' iss_1 ' }, DIGEST])).toBe(true);
  });

  it('was told only by digests that name it or knew of it, if it is not known when it was hidden', () => {
    const event = { ...NEWS, hiddenAt: null };
    expect(isTold(event, [{ ...DIGEST, createdAt: at(6).getTime() }])).toBe(false);
    expect(isTold(event, [{ ...DIGEST, readAt: at(21).getTime() }])).toBe(true);
    expect(isTold({ ...event, shownAt: null }, [{ ...DIGEST, readAt: at(23).getTime() }])).toBe(false);
  });
});
