import { PrimaryLog } from './primary-log';
import { type Evidence, assessHealth } from './replica-health';

const CLUSTER = '1';
const report = { isStandby: true, cluster: CLUSTER, position: 200n };

/** A primary at position 100 three seconds ago and 200 now, and a replica that has replayed everything. */
function evidence(changes: Partial<Evidence> = {}): Evidence {
  const primary = new PrimaryLog();
  primary.note({ cluster: CLUSTER, position: 100n }, 0);
  primary.note({ cluster: CLUSTER, position: 200n }, 3000);
  return { report, before: 100n, primary, hasPrimaryAnswered: true, maxLagMs: 2000, now: 3000, ...changes };
}

describe('a replica', () => {
  it('serves while it has replayed everything', () => {
    expect(assessHealth(evidence())).toEqual({ condition: 'serving', lagMs: 0 });
  });

  it('serves while its lag is within the limit', () => {
    const behind = { report: { ...report, position: 150n } };
    expect(assessHealth(evidence({ ...behind, maxLagMs: 3000 }))).toEqual({
      condition: 'serving',
      lagMs: 3000,
    });
    expect(assessHealth(evidence({ ...behind, maxLagMs: 2999 }))).toEqual({
      condition: 'lagging',
      lagMs: 3000,
    });
  });

  it('is left out while its lag is unknown', () => {
    const log = new PrimaryLog();
    expect(assessHealth(evidence({ primary: log, hasPrimaryAnswered: false }))).toEqual({
      condition: 'lagging',
      lagMs: Infinity,
    });
  });

  it('is left out while it does not answer', () => {
    expect(assessHealth(evidence({ report: undefined }))).toEqual({ condition: 'unreachable' });
  });

  it('is left out once it was promoted, even with the same data', () => {
    expect(assessHealth(evidence({ report: { ...report, isStandby: false } }))).toEqual({
      condition: 'promoted',
    });
  });

  it('is left out if it is a copy of another cluster', () => {
    expect(assessHealth(evidence({ report: { ...report, cluster: '2' } }))).toEqual({
      condition: 'diverged',
    });
  });

  it('is left out if it is ahead of the primary: it followed a former primary', () => {
    expect(assessHealth(evidence({ before: 201n }))).toEqual({ condition: 'diverged' });
  });

  it('keeps serving while the primary is unreachable, if it has replayed the last known position', () => {
    const away = { hasPrimaryAnswered: false, before: 250n, now: 60_000 };
    expect(assessHealth(evidence({ ...away, report: { ...report, position: 250n } }))).toEqual({
      condition: 'serving',
      lagMs: 0,
    });
    expect(assessHealth(evidence({ ...away, report: { ...report, position: 199n } }))).toEqual({
      condition: 'lagging',
      lagMs: 60_000,
    });
  });
});
