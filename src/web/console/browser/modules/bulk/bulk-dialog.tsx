import { useEffect, useRef, useState } from 'preact/hooks';
import type { Schemas } from '../../api';
import { useCity } from '../../city';
import { useAction } from '../../kit/actions/use-action';
import { useLeave } from '../../kit/actions/unsaved';
import { Dialog } from '../../kit/dialog';
import { FormBody, useForm } from '../../kit/forms/form';
import { SelectField } from '../../kit/forms/fields';
import { Refusal } from '../../refusal';
import { isGiven } from '../../rights';
import { session } from '../../session';
import { useStore } from '../../store';
import type { View } from '../../views';
import { actOf, actOptions, type BulkAct, isRunning, isUndoable } from './bulk-acts';
import { notifyEnd, performAct, previewAct, undoAct } from './bulk-calls';
import { BulkFields, type BulkTexts, valueOf } from './bulk-form';
import { type Preview, PreviewStep, RunStep } from './bulk-steps';
import { countOf, textOf } from '../../words';

type NewBulkAct = Schemas['NewBulkAct'];

/** The values of the field that says to which issues an act applies. */
const CHOSEN = 'chosen';
const VIEW = 'view';
const BEGUN: BulkTexts = { of: CHOSEN, act: 'assign', holder: '', listed: '', note: '' };

interface BulkProps {
  /** The titles of the chosen issues, by their ids. */
  chosen: ReadonlyMap<string, string>;
  /** The view that is shown, if it is one. */
  view: View | undefined;
  /** Shows what was changed. */
  after: (act: BulkAct) => Promise<void>;
  onClose: () => void;
}

/** Changes chosen issues or all of a view: what to do, a preview, the course, and what was refused. */
export default function BulkDialog({ chosen, view, after, onClose }: BulkProps) {
  // The choice ends when the issues are changed.
  const [titles] = useState(chosen);
  const [planned, setPlanned] = useState<{ body: NewBulkAct; preview: Preview }>();
  const { act, perform, undo, action, leave } = usePerformed(after, onClose);
  const steps = { titles, action };
  if (act)
    return <RunStep {...steps} act={act} onUndo={isUndoable(act) ? undo : undefined} onClose={leave} />;
  if (!planned)
    return (
      <PlanStep
        titles={titles}
        view={view}
        onPreview={(body, preview) => setPlanned({ body, preview })}
        onClose={onClose}
      />
    );
  return (
    <PreviewStep
      {...steps}
      preview={planned.preview}
      onBack={() => setPlanned(undefined)}
      onPerform={() => perform(planned.body)}
      onClose={onClose}
    />
  );
}

interface PlanProps {
  titles: BulkProps['chosen'];
  view: View | undefined;
  onPreview: (body: NewBulkAct, preview: Preview) => void;
  onClose: () => void;
}

/** What is to be done with which issues. */
function PlanStep({ titles, view, onPreview, onClose }: PlanProps) {
  const city = useCity();
  const isChosen = titles.size > 0;
  const signedIn = useStore(session);
  const acts = actOptions((needed) => isGiven(signedIn, needed));
  const begun = { ...BEGUN, act: acts[0]?.value ?? '', of: isChosen ? CHOSEN : VIEW };
  const form = useForm(begun, async (values) => {
    assertFilled(values);
    const target = values.of === VIEW && view ? { view: view.id } : { issueIds: [...titles.keys()] };
    const body = { cityId: city, ...target, ...actOf(values.act, valueOf(values)), dryRun: true };
    onPreview(body, await previewAct(body));
  });
  const leave = useLeave(form, onClose);
  const targets = [
    ...(isChosen
      ? [{ value: CHOSEN, label: textOf('bulk.the', { countOf: countOf('count.chosenIssue', titles.size) }) }]
      : []),
    ...(view ? [{ value: VIEW, label: textOf('bulk.allIssuesOf', { name: view.name }) }] : []),
  ];
  return (
    <Dialog title={textOf('bulk.changeIssues')} onClose={leave}>
      <FormBody form={form} submitLabel={textOf('common.preview')} onCancel={() => leave?.()}>
        <SelectField form={form} name="of" label={textOf('bulk.whichIssues')} options={targets} />
        {!view && <p class="hint">{textOf('bulk.toChangeAllIssues')}</p>}
        <BulkFields form={form} acts={acts} />
      </FormBody>
    </Dialog>
  );
}

/** @throws Refusal if the act lacks its value */
function assertFilled(values: BulkTexts): void {
  const { act } = values;
  if (act === 'assign' || act === 'ask_photo' || valueOf(values).trim() !== '') return;
  throw new Refusal(400, [
    act === 'note' ? `note ${textOf('refusal.empty')}` : `listed ${textOf('refusal.chosen')}`,
  ]);
}

/** An act that is done, and undone, in the dialog. If it was closed meanwhile, a notice says how the act ended. */
function usePerformed(after: BulkProps['after'], onClose: () => void) {
  const [act, setAct] = useState<BulkAct>();
  const action = useAction();
  const isShown = useRef(true);
  useEffect(() => () => void (isShown.current = false), []);
  const show = (next: BulkAct) => {
    if (isShown.current) setAct(next);
  };
  const perform = (body: NewBulkAct) =>
    void action.run(async () => {
      const ended = await performAct(body, show);
      await after(ended);
      const isWhole = ended.state === 'done' && ended.failed === 0;
      if (isShown.current && !isWhole) return;
      notifyEnd(ended, after);
      if (isShown.current) onClose();
    });
  const undo = () =>
    void action.run(async () => {
      if (act) await after(await undoAct(act, show));
    });
  const leave = () => {
    // What ended while it was shown is said, and offered to be undone, once it is closed.
    if (act && !isRunning(act) && act.state !== 'undone') notifyEnd(act, after);
    onClose();
  };
  return { act, perform, undo, action, leave };
}
