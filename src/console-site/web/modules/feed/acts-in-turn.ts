import type { Act } from '../../kit/act';
import { ask, isAsked, type Question } from '../../kit/dialog';
import { inform, notifyRefused } from '../../kit/toast';
import { Refusal, refusalOf } from '../../refusal';
import { pauseInTyping } from '../../typing';
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
  inform(`Not done, for something else is still being done to it: ${title}`);
}

/** What is asked before something is done to an issue, which is done with the note. */
type QuestionOfIssue = Omit<Question, 'act' | 'canStop'> & { act: (note: string) => Promise<void> };

/**
 * Asks before something is done to an issue. The question closes at once: what is typed then is for the page, while the
 * act waits for what is being done to others. Nothing is asked while something is still to be done to the same: the
 * question would be about what it is no more.
 */
export function askFor(issue: ActedOn, act: Queue, question: QuestionOfIssue): void {
  const { id, title } = issue;
  if (act.isWaiting(id)) {
    refuseToBegin(title);
    return;
  }
  const send = async (note: string) => {
    try {
      await act.inTurn(id, () => question.act(note));
    } catch (thrown) {
      await askAgain(issue, act, { ...question, note }, refusalOf(thrown));
    }
  };
  ask({
    ...question,
    act: (note) => {
      void send(note);
      return Promise.resolve();
    },
  });
}

/**
 * Asks again what was refused, with the note. That waits for a pause: keys pressed for the page would go into the note.
 * Who is asked something else by then is left alone: a notice says what was not done, and has the note.
 */
async function askAgain(
  issue: ActedOn,
  act: Queue,
  question: QuestionOfIssue & { note: string },
  refusal: Refusal,
): Promise<void> {
  await pauseInTyping();
  if (!isAsked() && !act.isWaiting(issue.id)) return askFor(issue, act, { ...question, refusal });
  const note = question.note.trim();
  const words = refusal.messages.join(' ');
  notifyRefused(`Not done. ${issue.title}: ${words}${note && ` The note was: ${note}`}`);
}

/** Does something whose refusal names the issue: it may be read on the page of another. */
export async function naming<T>(title: string, send: () => Promise<T>): Promise<T> {
  try {
    return await send();
  } catch (thrown) {
    const { status, messages } = refusalOf(thrown);
    throw new Refusal(
      status,
      messages.map((message) => `${title}: ${message}`),
    );
  }
}
