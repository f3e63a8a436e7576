import { TypedOn } from './typing';

const pressOf = (key: string) => ({ key, ctrlKey: false, metaKey: false, altKey: false });

describe('a key pressed after a response has closed a dialog', () => {
  it('belongs to the text typed in the dialog until there is a pause', () => {
    const typed = new TypedOn();
    typed.inQuestion(pressOf('p'), 0);
    const isRest = (key: string, now: number) => typed.isRest(pressOf(key), now);
    expect([isRest('a', 300), isRest(' ', 600), isRest('Enter', 900), isRest('r', 1_200)]).toEqual(
      Array(4).fill(true),
    );
    expect([isRest('a', 1_900), isRest('a', 1_950)]).toEqual([false, false]);
  });

  it.each(['Enter', 'Escape'])('belongs to the page after %s, which closes the dialog on purpose', (key) => {
    const typed = new TypedOn();
    typed.inQuestion(pressOf('p'), 0);
    typed.inQuestion(pressOf(key), 50);
    expect(typed.isRest(pressOf('j'), 100)).toBe(false);
  });

  it('is passed on if it is a browser shortcut or moves the focus', () => {
    const typed = new TypedOn();
    typed.inQuestion(pressOf('p'), 0);
    expect(typed.isRest({ ...pressOf('r'), ctrlKey: true }, 100)).toBe(false);
    expect(typed.isRest(pressOf('Tab'), 100)).toBe(false);
  });
});
