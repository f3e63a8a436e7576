import { PrimaryLog } from './primary-log';

const CLUSTER = '7710894676248691844';

/** A log with samples at these positions, one second apart. */
function logged(...positions: bigint[]): PrimaryLog {
  const log = new PrimaryLog();
  positions.forEach((position, second) => log.note({ cluster: CLUSTER, position }, second * 1000));
  return log;
}

describe('the lag of a replica', () => {
  it('is 0 while it has replayed the last sample', () => {
    expect(logged(100n, 200n).lagOf(200n, 1500)).toBe(0);
    expect(logged(100n, 200n).lagOf(250n, 1500)).toBe(0);
  });

  it('is 0 while the primary is idle, however long ago the last write was', () => {
    const log = logged(100n);
    for (let second = 1; second < 3600; second++)
      log.note({ cluster: CLUSTER, position: 100n }, second * 1000);
    expect(log.lagOf(100n, 3_600_000)).toBe(0);
  });

  it('is the time since the last sample it has replayed', () => {
    const log = logged(100n, 200n, 300n, 400n);
    expect(log.lagOf(399n, 3100)).toBe(1100);
    expect(log.lagOf(200n, 3100)).toBe(2100);
    expect(log.lagOf(150n, 3100)).toBe(3100);
  });

  it('grows while the replica replays nothing and the primary writes', () => {
    const log = logged(100n, 100n, 100n, 200n);
    expect(log.lagOf(100n, 3000)).toBe(1000);
    log.note({ cluster: CLUSTER, position: 300n }, 4000);
    expect(log.lagOf(100n, 4000)).toBe(2000);
  });

  it('is unknown for one that is behind all samples, or without a sample', () => {
    expect(logged(100n, 200n).lagOf(99n, 1000)).toBe(Infinity);
    expect(new PrimaryLog().lagOf(100n, 1000)).toBe(Infinity);
  });

  it('ignores samples older than ten minutes', () => {
    const log = logged(...Array.from({ length: 700 }, (_, n) => BigInt(n)));
    expect(log.lagOf(99n, 699_000)).toBe(Infinity);
    expect(log.lagOf(100n, 699_000)).toBe(599_000);
  });

  it('starts again if the primary is another cluster, or has lost the end of its log', () => {
    const moved = logged(100n, 200n);
    moved.note({ cluster: 'another', position: 300n }, 2000);
    expect([moved.cluster, moved.lagOf(200n, 2000)]).toEqual(['another', Infinity]);
    const failedOver = logged(100n, 200n);
    failedOver.note({ cluster: CLUSTER, position: 150n }, 2000);
    expect([failedOver.position, failedOver.lagOf(149n, 2000)]).toEqual([150n, Infinity]);
  });
});
