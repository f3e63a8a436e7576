import { mustBeAsAsked } from './merge';

const cluster = (...members: string[]) =>
  ({ id: 'dup_1', members }) as Parameters<typeof mustBeAsAsked>[1][0];

describe('a cluster that is to be merged', () => {
  it('is as it was asked about, or gone', () => {
    expect(() => mustBeAsAsked(cluster('a', 'b'), [cluster('a', 'b')])).not.toThrow();
    expect(() => mustBeAsAsked(cluster('a', 'b'), [])).not.toThrow();
  });

  it('is not merged where it has grown since, or has another first report', () => {
    expect(() => mustBeAsAsked(cluster('a', 'b'), [cluster('a', 'b', 'c')])).toThrow('it has 3 issues now');
    expect(() => mustBeAsAsked(cluster('a', 'b'), [cluster('b', 'a')])).toThrow('Nothing was merged');
  });
});
