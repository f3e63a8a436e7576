import { answerOf, api, type Schemas } from '../../api';
import { inform, notify } from '../../kit/actions/toast';
import { Refusal, refusalOf } from '../../refusal';
import { type BulkAct, isRunning, isUndoable, stateInWords } from './bulk-acts';

type NewBulkAct = Schemas['NewBulkAct'];

/** How often a running act is read. */
const REREAD_MS = 1_000;

const of = (actId: string) => ({ params: { path: { actId } } });
const pause = () => new Promise((resume) => setTimeout(resume, REREAD_MS));

/** Says what an act would do. @throws Refusal for a value that it cannot have */
export function previewAct(body: NewBulkAct): Promise<Schemas['StartedBulkAct']> {
  return answerOf(api.POST('/api/admin/queue/acts', { body: { ...body, dryRun: true } }));
}

/**
 * Does an act, and waits for its end.
 * @param show is given its course
 */
export async function performAct(body: NewBulkAct, show: (act: BulkAct) => void): Promise<BulkAct> {
  const begun = await answerOf(api.POST('/api/admin/queue/acts', { body: { ...body, dryRun: false } }));
  // Only the answer of a preview lacks some of its members.
  return endOf(begun as BulkAct, show);
}

/** Stops an act; what it has changed stays. @throws Refusal 409 if it has ended */
export function stopAct({ id }: BulkAct): Promise<BulkAct> {
  return answerOf(api.POST('/api/admin/queue/acts/{actId}/stop', of(id)));
}

/** Takes an act back, and waits until that is done. @throws Refusal 409 if it was taken back already */
export async function undoAct({ id }: BulkAct, show: (act: BulkAct) => void): Promise<BulkAct> {
  return endOf(await answerOf(api.POST('/api/admin/queue/acts/{actId}/undo', of(id))), show);
}

async function endOf(begun: BulkAct, show: (act: BulkAct) => void): Promise<BulkAct> {
  let act = begun;
  show(act);
  while (isRunning(act)) {
    await pause();
    act = (await readAct(act.id)) ?? act;
    show(act);
  }
  return act;
}

/** @returns undefined if the service cannot be reached now: the act goes on there */
async function readAct(id: string): Promise<BulkAct | undefined> {
  try {
    return await answerOf(api.GET('/api/admin/queue/acts/{actId}', of(id)));
  } catch (thrown) {
    const refusal = refusalOf(thrown);
    if (refusal.status !== 0 && refusal.status < 500) throw refusal;
    return undefined;
  }
}

/** Says in a notice how an act ended, with its Undo. @param after shows what it changed */
export function notifyEnd(act: BulkAct, after: (act: BulkAct) => Promise<void>): void {
  const undo = async () => {
    const undone = await undoAct(act, () => undefined);
    await after(undone);
    if (undone.failed === 0) return inform(stateInWords(undone));
    const reasons = new Set(undone.results.flatMap(({ reason }) => reason ?? []));
    throw new Refusal(409, [`${stateInWords(undone)}.`, ...reasons]);
  };
  if (act.done === 0) inform(stateInWords(act));
  else notify(stateInWords(act), isUndoable(act) ? undo : undefined);
}
