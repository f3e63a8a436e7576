import { type CodeState, loadUntilThere } from './code-attempts';

const LOST = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const SAME_VERSION = () => Promise.resolve(false);

describe('code that cannot be loaded', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('is retried with growing delays, at least every half minute, until it is loaded', async () => {
    const at: number[] = [];
    const states: CodeState[] = [];
    const begun = Date.now();
    const load = () => {
      at.push((Date.now() - begun) / 1000);
      return at.length < 9 ? LOST() : Promise.resolve();
    };
    loadUntilThere(load, (state) => states.push(state), SAME_VERSION);
    await jest.advanceTimersByTimeAsync(300_000);
    expect(at).toEqual([0, 1, 3, 7, 15, 31, 61, 91, 121]);
    expect(states.slice(0, 3)).toEqual(['lost', 'retrying', 'lost']);
    expect(states.slice(-2)).toEqual(['retrying', 'loaded']);
  });

  it('is retried at once on request, but not while an attempt is running and not after it is loaded', async () => {
    let count = 0;
    let answer: () => void = () => undefined;
    const load = () => (++count === 1 ? LOST() : new Promise<void>((resolve) => (answer = resolve)));
    const attempts = loadUntilThere(load, () => undefined, SAME_VERSION);
    await jest.advanceTimersByTimeAsync(100);
    attempts.now();
    attempts.now();
    expect(count).toBe(2);
    answer();
    await jest.advanceTimersByTimeAsync(100_000);
    attempts.now();
    expect(count).toBe(2);
  });

  it('is not retried after its page is left', async () => {
    let count = 0;
    const load = () => (count++, LOST());
    const attempts = loadUntilThere(load, () => undefined, SAME_VERSION);
    await jest.advanceTimersByTimeAsync(100);
    attempts.end();
    attempts.now();
    await jest.advanceTimersByTimeAsync(100_000);
    expect(count).toBe(1);
  });

  it('is not retried if the service has another version, which has other files', async () => {
    let count = 0;
    const states: CodeState[] = [];
    const load = () => (count++, LOST());
    loadUntilThere(
      load,
      (state) => states.push(state),
      () => Promise.resolve(true),
    );
    await jest.advanceTimersByTimeAsync(100_000);
    expect(states).toEqual(['lost', 'replaced']);
    expect(count).toBe(1);
  });
});
