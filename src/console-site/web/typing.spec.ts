import { TypedOn } from './typing';

const pressOf = (key: string) => ({ key, ctrlKey: false, metaKey: false, altKey: false });

describe('what is typed on when an answer has closed a question', () => {
  it('is the rest of its text until there is a pause', () => {
    const typed = new TypedOn();
    typed.inQuestion(pressOf('p'), 0);
    const isRest = (key: string, now: number) => typed.isRest(pressOf(key), now);
    expect([isRest('a', 300), isRest(' ', 600), isRest('Enter', 900), isRest('r', 1_200)]).toEqual(
      Array(4).fill(true),
    );
    expect([isRest('a', 1_900), isRest('a', 1_950)]).toEqual([false, false]);
  });

  it.each(['Enter', 'Escape'])(
    'is meant for the page after %s, which closes a question on purpose',
    (key) => {
      const typed = new TypedOn();
      typed.inQuestion(pressOf('p'), 0);
      typed.inQuestion(pressOf(key), 50);
      expect(typed.isRest(pressOf('j'), 100)).toBe(false);
    },
  );

  it('leaves keys of the browser and of moving the focus alone', () => {
    const typed = new TypedOn();
    typed.inQuestion(pressOf('p'), 0);
    expect(typed.isRest({ ...pressOf('r'), ctrlKey: true }, 100)).toBe(false);
    expect(typed.isRest(pressOf('Tab'), 100)).toBe(false);
  });
});
