import { isReported, type SentDigest } from './sent-digests';

/** Hours of a day: an event happened at 6, its issue was hidden at 10 and shown again at 20. */
const at = (hour: number) => new Date(Date.UTC(2027, 2, 3, hour));
const MISSED = { issueId: 'iss_1', at: at(6), hiddenAt: at(10), shownAt: at(20) };
/** A digest that was written while the issue was hidden, and names other issues. */
const DIGEST: SentDigest = {
  until: at(12).getTime(),
  readAt: at(13).getTime(),
  createdAt: at(13).getTime(),
  issueIds: ' iss_2 iss_3 ',
};
const reported = (digest: Partial<SentDigest>, event: Partial<typeof MISSED> = {}) =>
  isReported({ ...MISSED, ...event }, [{ ...DIGEST, ...digest }]);

describe('an event of an issue that was shown again', () => {
  it.each<[string, boolean, Partial<SentDigest>]>([
    ['was reported by no digest that was written while it was hidden', false, {}],
    ['was reported by one that names it', true, { issueIds: ' iss_2 iss_1 iss_3 ' }],
    ['was reported by none that names one whose id begins as its own does', false, { issueIds: ' iss_12 ' }],
    ['was reported by none that names nothing', false, { issueIds: '  ' }],
    ['was reported by one that was written before it was hidden', true, { createdAt: at(9).getTime() }],
    ['was reported by none that was written when it was hidden', false, { createdAt: at(10).getTime() }],
    ['was reported by one that knew that it was shown again', true, { readAt: at(20).getTime() }],
    ['was reported by none that knew it as hidden', false, { readAt: at(20).getTime() - 1 }],
    [
      'was reported by none of which that is not known',
      false,
      { readAt: undefined, createdAt: at(23).getTime() },
    ],
  ])('%s', (_, isSo, digest) => {
    expect(reported(digest)).toBe(isSo);
  });

  it('was reported by no digest that ends before the event', () => {
    const before = { until: at(6).getTime(), readAt: at(23).getTime(), createdAt: at(9).getTime() };
    expect(reported({ ...before, issueIds: ' iss_1 ' })).toBe(true);
    expect(reported({ ...before, until: at(6).getTime() - 1, issueIds: ' iss_1 ' })).toBe(false);
  });

  it('was reported by one of several digests', () => {
    expect(isReported(MISSED, [])).toBe(false);
    expect(isReported(MISSED, [DIGEST, { ...DIGEST, issueIds: ' iss_1 ' }, DIGEST])).toBe(true);
  });

  it('was reported only by digests that name it or knew of it, if it is not known when it was hidden', () => {
    const event = { ...MISSED, hiddenAt: null };
    expect(isReported(event, [{ ...DIGEST, createdAt: at(6).getTime() }])).toBe(false);
    expect(isReported(event, [{ ...DIGEST, readAt: at(21).getTime() }])).toBe(true);
    expect(isReported({ ...event, shownAt: null }, [{ ...DIGEST, readAt: at(23).getTime() }])).toBe(false);
  });
});
