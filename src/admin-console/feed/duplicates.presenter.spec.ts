import { presentCluster, presentMerged } from './duplicates.presenter';

const CLUSTER = {
  id: 'dup_1',
  category: 'Infrastructure',
  ward: 'H/West',
  members: ['iss_1', 'iss_2'],
  firstAt: new Date('2026-03-01T23:59:59Z'),
  lastAt: new Date('2026-03-03T00:00:00Z'),
  merged: false,
  canonicalIssueId: null,
};
const SHOWN = {
  id: 'dup_1',
  category: 'Infrastructure',
  ward: 'H/West',
  window: '2026-03-01/2026-03-03',
  members: ['iss_1', 'iss_2'],
};

describe('a cluster of duplicates', () => {
  it('spans the days from the first report to the last', () => {
    expect(presentCluster(CLUSTER)).toStrictEqual({ ...SHOWN, merged: false, canonicalIssueId: undefined });
  });

  it('that is merged names the issue that is left', () => {
    expect(presentCluster({ ...CLUSTER, merged: true, canonicalIssueId: 'iss_1' })).toStrictEqual({
      ...SHOWN,
      merged: true,
      canonicalIssueId: 'iss_1',
    });
  });

  it('is answered once it is merged', () => {
    expect(presentMerged({ id: 'dup_1', canonicalIssueId: 'iss_1' })).toStrictEqual({
      id: 'dup_1',
      merged: true,
      canonicalIssueId: 'iss_1',
    });
  });
});
