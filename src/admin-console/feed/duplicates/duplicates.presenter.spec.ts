import { columnsNotPresented } from '../../../../test/support/source/every-column';
import {
  presentCluster,
  presentDismissed,
  presentEvidence,
  presentMerged,
  presentUnmerged,
} from './duplicates.presenter';

const CLUSTER = {
  id: 'dup_1',
  category: 'Infrastructure' as const,
  ward: 'H/West',
  members: ['iss_1', 'iss_2'],
  firstDay: '2026-03-01',
  lastDay: '2026-03-03',
  evidence: [
    {
      clusterId: 'dup_1',
      issueId: 'iss_2',
      firstTitle: 'Garbage at the MARKET, गड्ढा on 5th',
      title: 'market gar\u200bbage: a गड्ढा on it',
      metres: 14.6,
      seconds: 119,
      pictureDistance: 3,
    },
  ],
  merged: false,
  canonicalIssueId: null,
  dismissedAt: null,
};
const SHOWN = {
  id: 'dup_1',
  category: 'Infrastructure',
  ward: 'H/West',
  window: '2026-03-01/2026-03-03',
  members: ['iss_1', 'iss_2'],
  evidence: [
    {
      issueId: 'iss_2',
      metres: 15,
      minutes: 1,
      sharedWords: ['garbage', 'market', 'गड्ढा'],
      pictureDistance: 3,
    },
  ],
};

describe('a cluster of duplicates', () => {
  it('spans the days from the first report to the last', () => {
    expect(presentCluster(CLUSTER)).toStrictEqual({
      ...SHOWN,
      merged: false,
      canonicalIssueId: undefined,
      dismissed: false,
    });
  });

  it('has the remaining issue once it was merged', () => {
    expect(presentCluster({ ...CLUSTER, merged: true, canonicalIssueId: 'iss_1' })).toStrictEqual({
      ...SHOWN,
      merged: true,
      canonicalIssueId: 'iss_1',
      dismissed: false,
    });
  });

  it('shows whether it was dismissed', () => {
    const dismissedAt = new Date();
    expect(presentCluster({ ...CLUSTER, dismissedAt })).toMatchObject({ merged: false, dismissed: true });
    expect(presentDismissed({ id: 'dup_1', dismissedAt })).toStrictEqual({ id: 'dup_1', dismissed: true });
    expect(presentDismissed({ id: 'dup_1', dismissedAt: null })).toStrictEqual({
      id: 'dup_1',
      dismissed: false,
    });
  });

  it('has null for unknown distances and pictures', () => {
    const [evidence] = CLUSTER.evidence;
    expect(presentEvidence({ ...evidence!, metres: null, pictureDistance: null })).toMatchObject({
      metres: null,
      pictureDistance: null,
    });
  });

  it('shows every column', () => {
    expect(columnsNotPresented(CLUSTER, presentCluster)).toEqual([]);
  });

  it('shows every column of the similarities of a member except its own id', () => {
    // Either title gets one more word, which is shared once the other title has it, too.
    const present = (row: (typeof CLUSTER.evidence)[number]) => [
      presentEvidence({ ...row, title: `${row.title} too` }),
      presentEvidence({ ...row, firstTitle: `${row.firstTitle} too` }),
    ];
    expect(columnsNotPresented(CLUSTER.evidence[0]!, present)).toEqual(['clusterId']);
  });

  it('is returned with the restored issues after its merge was undone', () => {
    expect(presentUnmerged({ id: 'dup_1', restored: ['iss_2'] })).toStrictEqual({
      id: 'dup_1',
      merged: false,
      restored: ['iss_2'],
    });
  });

  it('is returned after it was merged', () => {
    expect(presentMerged({ id: 'dup_1', canonicalIssueId: 'iss_1' })).toStrictEqual({
      id: 'dup_1',
      merged: true,
      canonicalIssueId: 'iss_1',
    });
  });
});
