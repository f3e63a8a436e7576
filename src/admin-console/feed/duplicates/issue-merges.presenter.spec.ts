import { presentUndoableMerges } from './issue-merges.presenter';

const NOW = Date.UTC(2026, 2, 31, 12);
const merge = (mergedAt: string) => ({
  ...{ clusterId: 'dup_1', members: ['iss_1', 'iss_2'], mergedAt },
  others: [{ id: 'iss_2', title: 'Lamp out' }],
});

describe('the merges of an issue', () => {
  it('are those of the last 30 days', () => {
    const shown = presentUndoableMerges(
      [merge('2026-03-01T12:00:00+00:00'), merge('2026-03-01T11:59:59.999+00:00')],
      NOW,
    );
    expect(shown).toStrictEqual([
      {
        ...{ clusterId: 'dup_1', members: ['iss_1', 'iss_2'], mergedAt: '2026-03-01T12:00:00.000Z' },
        others: [{ id: 'iss_2', title: 'Lamp out' }],
      },
    ]);
  });
});
