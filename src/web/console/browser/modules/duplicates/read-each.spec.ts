import { Refusal } from '../../refusal';
import { readEach } from './read-each';

describe('readEach', () => {
  it('returns the result of each read, or its refusal', async () => {
    const refusal = new Refusal(404, ['There is no such issue']);
    const read = (id: string) => (id === 'gone' ? Promise.reject(refusal) : Promise.resolve(`read ${id}`));
    expect(await readEach(['a', 'gone'], read)).toEqual([
      { data: 'read a', refusal: undefined },
      { data: undefined, refusal },
    ]);
  });

  it('does not hide a bug of the console', async () => {
    await expect(readEach(['a'], () => Promise.reject(new RangeError('a fault')))).rejects.toThrow('a fault');
  });
});
