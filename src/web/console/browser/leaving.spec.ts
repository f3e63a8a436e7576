import { allDone, isActionRunning } from './leaving';
import { feedActs } from './modules/feed/feed-acts';
import { sessionFetchBy } from './session';

/** A promise that is pending until the test ends it. */
function held() {
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resume) => (end = resume));
  return { ended, end };
}

/** Lets everything continue that does not wait for a held promise. */
const goOn = () => new Promise((resume) => setTimeout(resume));
const call = (method: string, until: Promise<void>) =>
  sessionFetchBy(() => until.then(() => new Response('{}')))(new Request('http://localhost/api', { method }));

describe('running work', () => {
  it('ends when the queued actions and the calls that change data have ended', async () => {
    const [first, second, change] = [held(), held(), held()];
    const acts = [feedActs.enqueue('one', () => first.ended), feedActs.enqueue('two', () => second.ended)];
    const sent = call('POST', change.ended);
    let isOver = false;
    const done = allDone().then(() => (isOver = true));
    first.end();
    await acts[0];
    await goOn();
    expect([isOver, isActionRunning()]).toEqual([false, true]);
    second.end();
    await acts[1];
    await goOn();
    expect([isOver, isActionRunning()]).toEqual([false, true]);
    change.end();
    await sent;
    await done;
    expect(isActionRunning()).toBe(false);
  });

  it('does not include calls that only read', async () => {
    const read = held();
    const asked = call('GET', read.ended);
    expect(isActionRunning()).toBe(false);
    await allDone();
    read.end();
    await asked;
  });
});
