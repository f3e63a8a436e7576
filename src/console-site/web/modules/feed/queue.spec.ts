import { neighboursOf } from './queue';

describe('the queue', () => {
  it('tells which issue comes before and after one', () => {
    expect(neighboursOf(['a', 'b', 'c'], 'b')).toEqual({ previous: 'a', next: 'c' });
    expect(neighboursOf(['a', 'b'], 'a')).toEqual({ previous: undefined, next: 'b' });
    expect(neighboursOf(['a', 'b'], 'b').next).toBeUndefined();
    expect(neighboursOf(['a'], 'elsewhere')).toEqual({ previous: undefined, next: undefined });
  });
});
