import { Refusal } from '../refusal';
import { createActs } from './acts';

/** An act that goes on until it is ended. */
function heldAct() {
  let end: (error?: Error) => void = () => undefined;
  const ended = new Promise<void>(
    (resolve, reject) => (end = (error) => (error ? reject(error) : resolve())),
  );
  const begun: string[] = [];
  return { begun, end, act: () => (begun.push('begun'), ended) };
}

describe('acts', () => {
  it('are done one at a time: a second is not done while one goes on', async () => {
    const acts = createActs();
    const [first, second] = [heldAct(), heldAct()];
    const done = acts.run(first.act);
    expect(acts.state.get().isBusy).toBe(true);
    expect(await acts.run(second.act)).toBe(false);
    first.end();
    expect(await done).toBe(true);
    expect([second.begun, acts.state.get().isBusy]).toEqual([[], false]);
  });

  it('wait for one another in a queue, but not two about the same', async () => {
    const acts = createActs();
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

  it('let what was asked about wait for its turn, and refuse it to whoever asked', async () => {
    const acts = createActs();
    const [first, second] = [heldAct(), heldAct()];
    const done = acts.enqueue('one', first.act);
    const asked = acts.inTurn('two', second.act);
    expect([acts.isWaiting('two'), second.begun]).toEqual([true, []]);
    await expect(acts.inTurn('one', second.act)).rejects.toThrow('Something else is still being done to it.');
    first.end();
    await done;
    second.end(new Refusal(409, ['It has moved.']));
    await expect(asked).rejects.toThrow('It has moved.');
    expect(second.begun.length).toBe(1);
    expect([acts.isWaiting('two'), acts.state.get()]).toEqual([false, { isBusy: false, refusal: undefined }]);
  });

  it('are about several at once, to none of which something else is done meanwhile', async () => {
    const acts = createActs();
    const [several, one] = [heldAct(), heldAct()];
    const done = acts.inTurn(['one', 'two'], several.act);
    expect([acts.isWaiting('two'), acts.enqueue('two', one.act)]).toEqual([true, undefined]);
    await expect(acts.inTurn(['two', 'three'], one.act)).rejects.toThrow(
      'is still being done to one of them.',
    );
    several.end();
    await done;
    expect([acts.isWaiting('two'), acts.isWaiting('three'), one.begun]).toEqual([false, false, []]);
  });

  it('may follow what is still to be done to the same, and nothing else is done to it before', async () => {
    const acts = createActs();
    const [first, undo] = [heldAct(), heldAct()];
    const done = acts.enqueue('one', first.act);
    const taken = acts.follow('one', undo.act);
    expect(undo.begun).toEqual([]);
    first.end();
    await done;
    expect([acts.isWaiting('one'), acts.enqueue('one', first.act)]).toEqual([true, undefined]);
    undo.end(new Refusal(409, ['It has moved.']));
    await expect(taken).rejects.toThrow('It has moved.');
    expect([undo.begun.length, acts.isWaiting('one'), acts.state.get().refusal]).toEqual([
      1,
      false,
      undefined,
    ]);
  });

  it('keep what was refused until the next is begun by itself', async () => {
    const acts = createActs();
    const refuse = (message: string) => () => Promise.reject(new Refusal(409, [message]));
    const done = [acts.enqueue('one', refuse('first')), acts.enqueue('two', () => Promise.resolve())];
    expect([await done[0], await done[1]]).toEqual([false, true]);
    expect(acts.state.get().refusal?.messages).toEqual(['first']);
    await acts.run(refuse('second'));
    expect(acts.state.get().refusal?.messages).toEqual(['second']);
    acts.forget();
    expect(acts.state.get().refusal).toBeUndefined();
  });

  it('hide no fault of the console, and go on after it', async () => {
    const acts = createActs();
    const faulty = acts.enqueue('one', () => Promise.reject(new RangeError('a fault')));
    const next = acts.enqueue('two', () => Promise.resolve());
    await expect(faulty).rejects.toThrow('a fault');
    expect([await next, acts.state.get().isBusy]).toEqual([true, false]);
  });
});
