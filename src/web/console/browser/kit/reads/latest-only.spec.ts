import { InOrder, LatestOnly } from './latest-only';

describe('the newest of several calls', () => {
  it('is the only one that counts, and is awaited until it has ended', () => {
    const calls = new LatestOnly();
    const [first, second] = [calls.begin(), calls.begin()];
    expect([calls.end(first), calls.isAwaited]).toEqual([false, true]);
    expect([calls.end(second), calls.isAwaited]).toEqual([true, false]);
  });

  it('is no longer awaited and no longer counts after it is dropped', () => {
    const calls = new LatestOnly();
    const only = calls.begin();
    calls.drop();
    expect([calls.isAwaited, calls.end(only)]).toEqual([false, false]);
  });
});

describe('responses in the order of their calls', () => {
  it('are shown as they arrive, but not after the response of a later call', () => {
    const answers = new InOrder();
    const [first, second, third] = [answers.begin(), answers.begin(), answers.begin()];
    expect([second, first, third].map((ticket) => answers.mayShow(ticket))).toEqual([true, false, true]);
  });
});
