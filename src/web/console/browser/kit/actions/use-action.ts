import { useLayoutEffect, useState } from 'preact/hooks';
import { refusalOf } from '../../refusal';
import { useStore } from '../../store';
import { type ActionQueue, type ActionState, createActionQueue } from './queue';
import { notifyRefused } from './toast';
import { textOf } from '../../words';

/** Runs actions, and says whether one is running and why one was refused. */
export type Action = Omit<ActionQueue, 'state'> & ActionState;

/** The actions of a page. The page shows their refusals; after the page is left, refusals are shown as notices. */
export function useAction(): Action {
  const [queue] = useState(createActionQueue);
  useLayoutEffect(() => () => notifyRefusals(queue), []);
  return useActionQueue(queue);
}

/** Actions that are shared by several pages. */
export function useActionQueue({ state, ...queue }: ActionQueue): Action {
  return { ...queue, ...useStore(state) };
}

/** From now on, shows refusals of these actions as notices. @param isOn whether no page shows the refusals */
export function notifyRefusals(queue: ActionQueue, isOn: () => boolean = () => true): void {
  queue.state.subscribe(() => {
    const { refusal } = queue.state.get();
    if (!refusal || !isOn()) return;
    queue.clearRefusal();
    for (const message of refusal.messages) notifyRefused(textOf('refusal.notDone', { why: message }));
  });
}

/** It is gone, or was changed. */
const CHANGED: readonly number[] = [404, 409];

/**
 * Sends a change. If the service refuses it because a colleague has changed or removed the same data since it was read,
 * the data is read again, so that the page shows what the refusal is about.
 * @throws the refusal
 */
export async function rereadOnConflict<T>(send: () => Promise<T>, reread: () => Promise<void>): Promise<T> {
  try {
    return await send();
  } catch (thrown) {
    if (CHANGED.includes(refusalOf(thrown).status)) await reread();
    throw thrown;
  }
}
