import { CommitOrder } from './commit-order';

describe('CommitOrder', () => {
  const done: string[] = [];
  const order = new CommitOrder((act) => act());
  const reserve = (key: string, name: string) => order.reserve(key, () => done.push(name));
  beforeEach(() => (done.length = 0));

  it('runs effects in the order they were reserved, whichever commit is reported first', () => {
    const [a, b, c] = [reserve('x', 'a'), reserve('x', 'b'), reserve('x', 'c')] as const;
    b(true);
    expect(done).toEqual([]);
    a(true);
    expect(done).toEqual(['a', 'b']);
    c(true);
    expect(done).toEqual(['a', 'b', 'c']);
  });

  it('neither runs nor waits for an effect that was rolled back', () => {
    const [a, b] = [reserve('x', 'a'), reserve('x', 'b')] as const;
    b(true);
    a(false);
    expect(done).toEqual(['b']);
  });

  it('orders the effects of each key separately', () => {
    const open = reserve('x', 'a');
    reserve('y', 'b')(true);
    expect(done).toEqual(['b']);
    open(true);
  });
});
