import type { DigestNews } from './alert.queries';
import { type WrittenDigest, withoutTold } from './told-news';

const HAPPENED = new Date('2027-03-03T06:30:00Z');
const later = (ms: number) => new Date(HAPPENED.getTime() + ms);
const NEWS: DigestNews = {
  ...{
    id: '1',
    issueId: 'iss_1',
    city: 'mumbai',
    type: 'reported',
    detail: '',
    at: HAPPENED,
    title: 'A lamp',
  },
  ...{ address: '', category: 'road', ward: 'K/W', lat: 19.05, lng: 72.83, actorEmail: null },
  ...{ hiddenAt: later(10), shownAt: later(90) },
};
const DIGEST: WrittenDigest = { until: HAPPENED.getTime(), createdAt: later(9), issueIds: ['iss_2'] };

describe('what happened to an issue that is shown again', () => {
  it.each<[string, boolean, Partial<DigestNews>, Partial<WrittenDigest>[]]>([
    ['is left out where a digest told of it before it was hidden', false, {}, [{}]],
    ['stays where the digest was written when it was hidden', true, {}, [{ createdAt: later(10) }]],
    ['stays where the digest ends before it happened', true, {}, [{ until: HAPPENED.getTime() - 1 }]],
    [
      'is left out where a later digest names the issue',
      false,
      {},
      [{ createdAt: later(99), issueIds: ['iss_1'] }],
    ],
    [
      'stays where a digest that names the issue ends before it happened',
      true,
      {},
      [{ until: HAPPENED.getTime() - 1, issueIds: ['iss_1'] }],
    ],
    ['stays where it is not known when it was hidden', true, { hiddenAt: null }, [{}]],
    ['stays where the issue was never hidden', true, { shownAt: null }, [{}]],
    ['stays without a digest', true, {}, []],
    ['is left out where one of several digests told of it', false, {}, [{ createdAt: later(10) }, {}]],
  ])('%s', (_, stays, news, digests) => {
    const each = { ...NEWS, ...news };
    const written = digests.map((digest) => ({ ...DIGEST, ...digest }));
    expect(withoutTold([each], written)).toEqual(stays ? [each] : []);
  });
});
