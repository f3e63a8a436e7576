import { Refusal } from '../../refusal';
import { createActionQueue } from './queue';

/** An action that runs until the test ends it. */
function heldAct() {
  let end: (error?: Error) => void = () => undefined;
  const ended = new Promise<void>(
    (resolve, reject) => (end = (error) => (error ? reject(error) : resolve())),
  );
  const begun: string[] = [];
  return { begun, end, act: () => (begun.push('begun'), ended) };
}

describe('actions', () => {
  it('run one at a time: a second action is not run while the first is running', async () => {
    const acts = createActionQueue();
    const [first, second] = [heldAct(), heldAct()];
    const done = acts.run(first.act);
    expect(acts.state.get().isBusy).toBe(true);
    expect(await acts.run(second.act)).toBe(false);
    first.end();
    expect(await done).toBe(true);
    expect([second.begun, acts.state.get().isBusy]).toEqual([[], false]);
  });

  it('wait in a queue, but a second action on the same item is not added', async () => {
    const acts = createActionQueue();
    const [first, second] = [heldAct(), heldAct()];
    const done = [acts.enqueue('one', first.act), acts.enqueue('two', second.act)];
    expect(acts.enqueue('one', first.act)).toBeUndefined();
    expect([first.begun.length, second.begun.length]).toEqual([1, 0]);
    first.end();
    await done[0];
    second.end();
    expect([await done[0], await done[1]]).toEqual([true, true]);
    expect([second.begun.length, acts.state.get().isBusy]).toEqual([1, false]);
    expect(await acts.enqueue('one', () => Promise.resolve())).toBe(true);
  });

  it('run in turn, and reject with the refusal to the caller', async () => {
    const acts = createActionQueue();
    const [first, second] = [heldAct(), heldAct()];
    const done = acts.enqueue('one', first.act);
    const asked = acts.enqueueOrThrow('two', second.act);
    expect([acts.isPending('two'), second.begun]).toEqual([true, []]);
    await expect(acts.enqueueOrThrow('one', second.act)).rejects.toThrow(
      'Another action on this issue is still running.',
    );
    first.end();
    await done;
    second.end(new Refusal(409, ['It has moved.']));
    await expect(asked).rejects.toThrow('It has moved.');
    expect(second.begun.length).toBe(1);
    expect([acts.isPending('two'), acts.state.get()]).toEqual([false, { isBusy: false, refusal: undefined }]);
  });

  it('lock all items they change, so that no other action on one of them is added', async () => {
    const acts = createActionQueue();
    const [several, one] = [heldAct(), heldAct()];
    const done = acts.enqueueOrThrow(['one', 'two'], several.act);
    expect([acts.isPending('two'), acts.enqueue('two', one.act)]).toEqual([true, undefined]);
    await expect(acts.enqueueOrThrow(['two', 'three'], one.act)).rejects.toThrow(
      'Another action on one of these issues is still running.',
    );
    several.end();
    await done;
    expect([acts.isPending('two'), acts.isPending('three'), one.begun]).toEqual([false, false, []]);
  });

  it('can follow a queued action on the same item, which then stays locked', async () => {
    const acts = createActionQueue();
    const [first, undo] = [heldAct(), heldAct()];
    const done = acts.enqueue('one', first.act);
    const taken = acts.enqueueAnyway('one', undo.act);
    expect(undo.begun).toEqual([]);
    first.end();
    await done;
    expect([acts.isPending('one'), acts.enqueue('one', first.act)]).toEqual([true, undefined]);
    undo.end(new Refusal(409, ['It has moved.']));
    await expect(taken).rejects.toThrow('It has moved.');
    expect([undo.begun.length, acts.isPending('one'), acts.state.get().refusal]).toEqual([
      1,
      false,
      undefined,
    ]);
  });

  it('keep a refusal until the next action starts on an empty queue', async () => {
    const acts = createActionQueue();
    const refuse = (message: string) => () => Promise.reject(new Refusal(409, [message]));
    const done = [acts.enqueue('one', refuse('first')), acts.enqueue('two', () => Promise.resolve())];
    expect([await done[0], await done[1]]).toEqual([false, true]);
    expect(acts.state.get().refusal?.messages).toEqual(['first']);
    await acts.run(refuse('second'));
    expect(acts.state.get().refusal?.messages).toEqual(['second']);
    acts.clearRefusal();
    expect(acts.state.get().refusal).toBeUndefined();
  });

  it('do not hide a bug of the console, and the queue continues after it', async () => {
    const acts = createActionQueue();
    const faulty = acts.enqueue('one', () => Promise.reject(new RangeError('a fault')));
    const next = acts.enqueue('two', () => Promise.resolve());
    await expect(faulty).rejects.toThrow('a fault');
    expect([await next, acts.state.get().isBusy]).toEqual([true, false]);
  });
});
