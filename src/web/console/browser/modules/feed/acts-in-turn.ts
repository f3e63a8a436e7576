import type { Action } from '../../kit/actions/use-action';
import { ask, type Course, isAsked, type Question } from '../../kit/dialog';
import { inform, notifyRefused } from '../../kit/actions/toast';
import { Refusal, refusalOf } from '../../refusal';
import { pauseInTyping } from '../../typing';
import type { FeedStatus } from './statuses';
import { textOf } from '../../words';

type Queue = Pick<Action, 'enqueue' | 'enqueueOrThrow' | 'isPending'>;

/** The target of an act. */
export interface ActedOn {
  id: string;
  title: string;
  status: FeedStatus;
}

/** Does an act on an issue once pending acts on others are done. A refusal names the issue. */
export function begin({ id, title }: ActedOn, act: Queue, send: () => Promise<void>): void {
  const done = act.enqueue(id, () => naming(title, send));
  if (!done) refuseToBegin(title);
}

function refuseToBegin(title: string): void {
  inform(textOf('issue.anotherActionOnThis', { title }));
}

/** The question before an act on an issue; the act gets the note. */
type QuestionOfIssue = Omit<Question, 'canStop'> & {
  /** Whether the question stays open until the act is done, such as while photos are sent. By default it does not. */
  isLong?: (note: string) => boolean;
};

/**
 * Asks before an act on an issue. The question closes at once unless the act is long: further keys are for the page,
 * while the act waits for pending acts on others. While an act on the same issue is pending, no question is asked, as
 * it would be about a former state.
 */
export function askFor(issue: ActedOn, act: Queue, question: QuestionOfIssue): void {
  const { id, title } = issue;
  if (act.isPending(id)) {
    refuseToBegin(title);
    return;
  }
  const send = (note: string, course: Course) => act.enqueueOrThrow(id, () => question.act(note, course));
  ask({
    ...question,
    act: async (note, course) => {
      const sent = send(note, course);
      if (question.isLong?.(note)) await sent;
      else sent.catch((thrown) => askAgain(issue, act, { ...question, note }, refusalOf(thrown)));
    },
  });
}

/**
 * Asks about a refused act again, with the note, after a pause in typing: keys meant for the page would go into the
 * note. If another question is open by then, a notice has the refusal and the note.
 */
async function askAgain(
  issue: ActedOn,
  act: Queue,
  question: QuestionOfIssue & { note: string },
  refusal: Refusal,
): Promise<void> {
  await pauseInTyping();
  if (!isAsked() && !act.isPending(issue.id)) return askFor(issue, act, { ...question, refusal });
  const note = question.note.trim();
  const words = refusal.messages.join(' ');
  const said = { title: issue.title, words, note };
  notifyRefused(textOf(note ? 'issue.notDoneWithNote' : 'issue.notDoneOf', said));
}

/** Does something whose refusal names the issue, as it may be read on the page of another. */
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
