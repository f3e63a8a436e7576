import { Refusal } from '../../refusal';
import { done, inform, notify, notifyRefused, shownOf, undoAction, undoNewest, toasts } from './toast';
import { track } from './queue';

const texts = () => toasts.get().map(({ text }) => text);

describe('notices', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => {
    toasts.set([]);
    done.set([]);
    jest.useRealTimers();
  });

  it('disappear after some time', () => {
    notify('Done');
    notify('Done, with a way back', () => Promise.resolve());
    jest.runAllTimers();
    expect(texts()).toEqual([]);
  });

  it('stay until they are closed if an undo was refused', async () => {
    notify('Done', () => Promise.reject(new Refusal(409, ['It has moved since.'])));
    await undoAction(toasts.get()[0]!);
    jest.runAllTimers();
    expect(texts()).toEqual(['Could not be undone. It has moved since.']);
  });

  it('offer the undo again if the service was not reached, also by key', async () => {
    const answers = [new Refusal(0, ['The service cannot be reached. Try again.']), undefined];
    const undo = jest.fn(() => {
      const refusal = answers.shift();
      return refusal ? Promise.reject(refusal) : Promise.resolve();
    });
    notify('Hide A', undo);
    await undoNewest();
    jest.runAllTimers();
    expect(texts()).toEqual(['Could not be undone. The service cannot be reached. Try again.']);
    await undoNewest();
    expect([undo.mock.calls.length, texts(), done.get()]).toEqual([2, [], []]);
  });

  it('include the notice with the focus or the pointer, even if many others follow', () => {
    for (let act = 1; act <= 6; act++) notify(`Act ${act}`);
    const { shown, more } = shownOf(toasts.get(), toasts.get()[0]!.id);
    expect([shown.map(({ text }) => text), more]).toEqual([['Act 1', 'Act 5', 'Act 6'], 3]);
  });

  it('show at most three: the newest, then refusals before others', () => {
    notifyRefused('Refused first');
    for (let act = 1; act <= 5; act++) notify(`Act ${act}`);
    notifyRefused('Refused second');
    notifyRefused('Refused third');
    notify('Act 6');
    const { shown, more, refused } = shownOf(toasts.get());
    expect([shown.map(({ text }) => text), more, refused]).toEqual([
      ['Refused second', 'Refused third', 'Act 6'],
      6,
      1,
    ]);
    jest.runAllTimers();
    expect(shownOf(toasts.get())).toMatchObject({ more: 0, refused: 0 });
    expect(texts()).toEqual(['Refused first', 'Refused second', 'Refused third']);
  });

  describe('the undo key', () => {
    const taken: string[] = [];
    const act = (text: string) => notify(text, () => Promise.resolve(void taken.push(text)));
    beforeEach(() => void (taken.length = 0));

    it('reverts the newest action, then the one before it', async () => {
      act('Hide A');
      act('Hide B');
      inform('Somebody else changed the status');
      await undoNewest();
      await undoNewest();
      await undoNewest();
      expect(taken).toEqual(['Hide B', 'Hide A']);
    });

    it.each<[string, () => void, string[]]>([
      ['takes that back once it is done', () => act('Hide B'), ['Hide B']],
      ['takes nothing back where that has no way back', () => notify('Resolved: B'), []],
      ['takes nothing back where nothing comes of that', () => undefined, []],
    ])('while an action is still running %s', async (_, finish, back) => {
      act('Hide A');
      let end = () => {};
      void track(new Promise<void>((resolve) => (end = resolve)));
      const pressed = undoNewest();
      await Promise.resolve();
      expect(taken).toEqual([]);
      finish();
      end();
      await pressed;
      expect(taken).toEqual(back);
    });

    it('does not revert an older action if the newest one cannot be undone', async () => {
      act('Hide A');
      notify('Resolved: B');
      await undoNewest();
      expect([taken, texts().at(-1)]).toEqual([[], 'Cannot be undone: Resolved: B']);
    });

    it('does not revert an older action if the newest undo is no longer offered or was refused', async () => {
      act('Hide A');
      notify('Hide B', () => Promise.reject(new Refusal(409, ['B: It is not hidden.'])));
      await undoNewest();
      await undoNewest();
      expect(taken).toEqual([]);
      expect(texts().slice(-2)).toEqual([
        'Could not be undone. B: It is not hidden.',
        'Cannot be undone: Hide B',
      ]);
      act('Hide C');
      jest.runAllTimers();
      await undoNewest();
      expect([taken, texts().at(-1)]).toEqual([[], 'Can no longer be undone: Hide C']);
    });
  });
});
