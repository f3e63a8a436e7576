import { InOrder, Latest } from './latest';

describe('the newest of several calls', () => {
  it('alone counts, and is awaited until it has ended', () => {
    const calls = new Latest();
    const [first, second] = [calls.begin(), calls.begin()];
    expect([calls.end(first), calls.isAwaited]).toEqual([false, true]);
    expect([calls.end(second), calls.isAwaited]).toEqual([true, false]);
  });

  it('is awaited no more, and counts no more, once it is dropped', () => {
    const calls = new Latest();
    const only = calls.begin();
    calls.drop();
    expect([calls.isAwaited, calls.end(only)]).toEqual([false, false]);
  });
});

describe('answers in the order of their calls', () => {
  it('are shown as they come, but none after a later one', () => {
    const answers = new InOrder();
    const [first, second, third] = [answers.begin(), answers.begin(), answers.begin()];
    expect([second, first, third].map((ticket) => answers.mayShow(ticket))).toEqual([true, false, true]);
  });
});
