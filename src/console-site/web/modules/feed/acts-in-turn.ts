import type { Act } from '../../kit/act';
import { ask, type Question } from '../../kit/dialog';
import { notify } from '../../kit/toast';
import { Refusal, refusalOf } from '../../refusal';
import type { FeedStatus } from './statuses';

type Queue = Pick<Act, 'enqueue' | 'inTurn' | 'isWaiting'>;

/** What an act is about. */
export interface ActedOn {
  id: string;
  title: string;
  status: FeedStatus;
}

/** Does something to an issue once what is being done to others is done. What is refused names the issue. */
export function begin({ id, title }: ActedOn, act: Queue, send: () => Promise<void>): void {
  const done = act.enqueue(id, () => naming(title, send));
  if (!done) refuseToBegin(title);
}

function refuseToBegin(title: string): void {
  notify(`Not done, for something else is still being done to it: ${title}`);
}

/**
 * Asks before something is done to an issue, which waits for what is being done to others. Nothing is asked while
 * something is still to be done to the same: the question would be about what it is no more.
 */
export function askFor({ id, title }: ActedOn, act: Queue, question: Question): void {
  if (act.isWaiting(id)) {
    refuseToBegin(title);
    return;
  }
  ask({ ...question, act: (note, course) => act.inTurn(id, () => question.act(note, course)) });
}

/** Does something whose refusal names the issue: it may be read on the page of another. */
export async function naming(title: string, send: () => Promise<void>): Promise<void> {
  try {
    await send();
  } catch (thrown) {
    const { status, messages } = refusalOf(thrown);
    throw new Refusal(
      status,
      messages.map((message) => `${title}: ${message}`),
    );
  }
}
