import { columnsNotPresented } from '../../test/support/source/every-column';
import type { OutcomeReasonJson, ResolutionJson } from './issue-resolution.queries';
import { presentOutcomeReason, presentResolution } from './resolution-view.presenter';

const RESOLUTION: ResolutionJson = {
  description: 'The lamp was replaced',
  mediaIds: ['med_1'],
  resolvedBy: { id: 'usr_1', name: 'Asha', role: 'user' },
  resolvedAt: '2026-03-01T15:30:00.999+05:30',
  ratings: [{ userId: 'usr_2', vote: 'down', at: '2026-03-01T10:00:02.5+00:00' }],
  reopenRequests: [
    {
      id: 'req_1',
      userId: 'usr_2',
      userName: 'Ravi',
      reason: 'Dark again',
      at: '2026-03-01T10:00:03.7+00:00',
      status: 'pending',
      reviewedBy: null,
    },
  ],
};
const SHOWN = {
  description: 'The lamp was replaced',
  mediaIds: ['med_1'],
  resolvedBy: { id: 'usr_1', name: 'Asha', role: 'user' },
  resolvedAt: '2026-03-01T10:00:00.999Z',
  ratings: [{ userId: 'usr_2', vote: 'down', at: '2026-03-01T10:00:02.500Z' }],
  reopenRequests: [
    {
      id: 'req_1',
      userId: 'usr_2',
      userName: 'Ravi',
      reason: 'Dark again',
      at: '2026-03-01T10:00:03.700Z',
      status: 'pending',
    },
  ],
};
const asIso = (time: Date) => time.toISOString();
/** The row with an additional member that must not be shown. */
const withMore = <Row extends object>(row: Row): Row => ({ ...row, internal: true });

describe('the resolution of an issue', () => {
  it('is shown with all its times in the given format', () => {
    expect(presentResolution(RESOLUTION, asIso)).toStrictEqual(SHOWN);
    expect(presentResolution(RESOLUTION, () => 'then')).toMatchObject({
      resolvedAt: 'then',
      ratings: [{ at: 'then' }],
      reopenRequests: [{ at: 'then' }],
    });
  });

  it('is shown with every member, also of its parts', () => {
    const { resolvedBy, ratings, reopenRequests } = RESOLUTION;
    const shown = (change: Partial<ResolutionJson>) =>
      presentResolution({ ...RESOLUTION, ...change }, String);
    const missing = [
      ...columnsNotPresented({ ...RESOLUTION, resolvedBy: undefined }, (row) =>
        shown({ ...row, resolvedBy }),
      ),
      ...columnsNotPresented(resolvedBy, (row) => shown({ resolvedBy: row })),
      ...columnsNotPresented(ratings[0]!, (row) => shown({ ratings: [row] })),
      ...columnsNotPresented(reopenRequests[0]!, (row) => shown({ reopenRequests: [row] })),
    ];
    // The first is compared by its own members. Who decided about a request is not shown.
    expect(missing).toEqual(['resolvedBy', 'reviewedBy']);
  });

  it('shows only named members, also of its parts', () => {
    const more = withMore({
      ...RESOLUTION,
      resolvedBy: withMore(RESOLUTION.resolvedBy),
      ratings: RESOLUTION.ratings.map(withMore),
      reopenRequests: RESOLUTION.reopenRequests.map(withMore),
    });
    expect(presentResolution(more, asIso)).toStrictEqual(SHOWN);
  });
});

describe('why an issue was not repaired', () => {
  const outcome: OutcomeReasonJson = {
    reason: 'other',
    text: 'Words',
    officeId: null,
    duplicateOf: null,
    until: null,
  };

  it('has only what the reason needs', () => {
    expect(presentOutcomeReason(null)).toBeNull();
    expect(presentOutcomeReason(outcome)).toStrictEqual({ reason: 'other', text: 'Words' });
    expect(presentOutcomeReason({ ...outcome, officeId: 'off_1' })).toMatchObject({ officeId: 'off_1' });
    expect(presentOutcomeReason({ ...outcome, duplicateOf: 'iss_2' })).toMatchObject({
      duplicateOf: 'iss_2',
    });
    expect(presentOutcomeReason({ ...outcome, until: '2026-03-01T15:30:00.5+05:30' })).toMatchObject({
      until: '2026-03-01T10:00:00.500Z',
    });
  });
});
