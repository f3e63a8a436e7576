import { useEffect, useState } from 'preact/hooks';
import { categoryName, type CategorySlug } from '../../../../../kernel/categories';
import { answerOf, api, type Schemas } from '../../api';
import { type Action, rereadOnConflict } from '../../kit/actions/use-action';
import { ask, Dialog } from '../../kit/dialog';
import { SelectField, TextArea, TextField } from '../../kit/forms/fields';
import { FormBody, useForm } from '../../kit/forms/form';
import { momentFrom, momentOf, timeZoneHint } from '../../kit/format';
import { useLeave } from '../../kit/actions/unsaved';
import { type Read, usePolledRead } from '../../kit/reads/hooks';
import { Loaded } from '../../kit/reads/loaded';
import { Part } from '../../kit/page';
import { inform, notify } from '../../kit/actions/toast';
import { CATEGORY_OPTIONS } from '../../names';
import { Refusal } from '../../refusal';
import { Permitted } from '../../rights';
import { naming } from './acts-in-turn';
import { ClockActs } from './clock-acts';
import { readOpenIssue } from './open-issue';
import { STATUSES } from './statuses';

type Issue = Schemas['FeedIssueDetail'];
type DueDate = Schemas['IssueDueDate'];

const of = (id: string) => ({ params: { path: { id } } });
/** Pauses by colleagues and replies of offices do not change the issue itself. */
const REREAD_MS = 30_000;
const CLOCKS: Record<DueDate['clock']['state'], string> = {
  running: 'The clock runs.',
  paused: 'The clock is paused.',
  stopped: 'The clock has stopped: the issue is resolved.',
};

const RULES: Record<DueDate['policy']['kind'], string> = {
  policy: 'a policy',
  default: 'the configuration',
};

const REASONS: Record<DueDate['changes'][number]['reason'], string> = {
  category: 'the category changed',
  priority: 'the priority changed',
  ward: 'the ward changed',
  pause: 'it was paused',
  resume: 'its pause was ended',
  reopen: 'the issue was reopened',
};

/** Escalates an issue to the MP, after asking for the reason. */
function askForMp(id: string, changed: (due: DueDate) => Promise<void>): void {
  ask({
    title: 'Escalate to the MP',
    text: 'The office of the MP gets a letter, and the escalation is shown publicly. No other office gets a letter after it. This is refused while a letter to an earlier office is still due. It cannot be undone. The reason is kept in the audit log.',
    confirm: 'Escalate to the MP',
    noteLabel: 'Reason',
    isDangerous: true,
    act: async (reason) => {
      const body = { reason: reason.trim() };
      await changed(
        await answerOf(api.POST('/api/admin/feed/issues/{id}/escalate-to-mp', { ...of(id), body })),
      );
      notify('The issue was escalated to the MP');
    },
  });
}

/** The due date, read again when the issue shows a change, and at an interval. */
function useDueDate({ id, dueAt, status, breachedAt, escalationLevel }: Issue): Read<DueDate> {
  return usePolledRead(
    JSON.stringify([id, dueAt, status, breachedAt, escalationLevel]),
    () => answerOf(api.GET('/api/admin/feed/issues/{id}/due-date', of(id))),
    REREAD_MS,
  );
}

/** When the issue is due, the reasons, and the acts on it. */
export function DueDatePart({
  issue,
  act,
  after,
}: {
  issue: Issue;
  act: Action;
  after: () => Promise<void>;
}) {
  const { id } = issue;
  const due = useDueDate(issue);
  const [isPausing, setPausing] = useState(false);
  const changed = async (shown: DueDate) => {
    due.put(shown);
    await after();
  };
  return (
    <Part title="Due date">
      <Loaded of={due}>
        {(shown) => (
          <>
            <DueDateWords due={shown} />
            <ClockActs
              due={shown}
              onPause={() => setPausing(true)}
              onResume={() => askToResume(id, changed)}
              onEscalate={() => askForMp(id, changed)}
            />
          </>
        )}
      </Loaded>
      <Permitted to="feed">
        <CategoryForm key={id} issue={issue} act={act} onChanged={changed} />
      </Permitted>
      {isPausing && <PauseDialog id={id} onPaused={changed} onClose={() => setPausing(false)} />}
    </Part>
  );
}

/** Asks first, as an issue can be paused only twice. */
function askToResume(id: string, changed: (shown: DueDate) => Promise<void>): void {
  ask({
    title: 'End the pause',
    text: 'The clock of the issue runs again from now on, and its due date moves closer. An issue can be paused at most twice, except by a super admin.',
    confirm: 'End the pause',
    act: async () => {
      await changed(await answerOf(api.POST('/api/admin/feed/issues/{id}/resume-clock', of(id))));
      notify('The clock runs again');
    },
  });
}

function DueDateWords({ due }: { due: DueDate }) {
  const { dueAt, breachedAt, policy, clock } = due;
  const hours = clock.kind === 'working' ? 'working hours' : 'hours';
  return (
    <>
      <p>
        {dueAt
          ? `Due ${momentOf(dueAt)}: ${policy.hours} ${hours} from the report, by ${RULES[policy.kind]}. `
          : 'No due date: reported before a rule was in force. '}
        {CLOCKS[clock.state]}
        {breachedAt && <span class="badge">Breached on {momentOf(breachedAt)}</span>}
      </p>
      {policy.sourceUrl && (
        <p>
          <a href={policy.sourceUrl} target="_blank" rel="noopener noreferrer">
            Where the policy was published (opens a new tab)
          </a>
        </p>
      )}
      <Happened of={due} />
    </>
  );
}

/** The history of the due date: pauses, changes, escalations and replies of offices. */
function Happened({ of: { pauses, changes, escalations, replies } }: { of: DueDate }) {
  if (pauses.length + changes.length + escalations.length + replies.length === 0) return null;
  return (
    <ul class="plain">
      {pauses.map(({ from, until, reason }) => (
        <li key={from}>
          Paused from {momentOf(from)} to {momentOf(until)}: {reason}
        </li>
      ))}
      {changes.map(({ at, from, to, reason }, index) => (
        <li key={`${index} ${at}`}>
          Moved {from && `from ${momentOf(from)} `}to {momentOf(to)}: {REASONS[reason]}{' '}
          <span class="quiet">{momentOf(at)}</span>
        </li>
      ))}
      {escalations.map(({ level, office, at }) => (
        <li key={level}>
          Escalated to {office} on {momentOf(at)}
        </li>
      ))}
      {replies.map(({ office, answer, status, at }, index) => (
        <li key={`${index} ${at}`}>
          Reply of {office} on {momentOf(at)}
          {status && `, ${STATUSES[status].label}`}:{' '}
          <span class="words" dir="auto">
            {answer}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Asks for the end and the reason of a pause. It cannot be closed while the request is pending. */
function PauseDialog({
  id,
  onPaused,
  onClose,
}: {
  id: string;
  onPaused: (due: DueDate) => Promise<void>;
  onClose: () => void;
}) {
  const form = useForm({ until: '', reason: '' }, async ({ until, reason }) => {
    const moment = momentFrom(until);
    if (moment === undefined) throw new Refusal(400, ['until must be a date and time']);
    const body = { until: moment, reason };
    await onPaused(await answerOf(api.POST('/api/admin/feed/issues/{id}/pause-clock', { ...of(id), body })));
    notify('The due date is paused');
    onClose();
  });
  const leave = useLeave(form, onClose);
  return (
    <Dialog title="Pause the due date" onClose={leave}>
      <FormBody form={form} submitLabel="Pause" onCancel={() => leave?.()}>
        <p>
          The due date moves by the same time. An issue can be paused at most twice, for 14 days in total; by
          a super admin more often, for 366 days in total.
        </p>
        <TextField form={form} name="until" label="Until" hint={timeZoneHint()} type="datetime-local" />
        <TextArea form={form} name="reason" label="Reason" hint="It is shown to citizens" rows={3} />
      </FormBody>
    </Dialog>
  );
}

/** Changes the category of an issue. @throws Refusal 409 if it is not `from` any more */
function changeCategory(id: string, from: CategorySlug, category: CategorySlug): Promise<DueDate> {
  const body = { category, from };
  return rereadOnConflict(
    () => answerOf(api.POST('/api/admin/feed/issues/{id}/category', { ...of(id), body })),
    () => readOpenIssue(id),
  );
}

function CategoryForm({
  issue: { id, title, categorySlug: category },
  act,
  onChanged,
}: {
  issue: Issue;
  act: Action;
  onChanged: (due: DueDate) => Promise<void>;
}) {
  const form = useForm<{ category: string }>({ category }, async (values) => {
    const chosen = values.category as CategorySlug;
    await onChanged(await changeCategory(id, category, chosen));
    const undo = () =>
      act.enqueueAnyway(id, async () => {
        await naming(title, () => changeCategory(id, chosen, category));
        inform(`The category is ${categoryName(category)} again`);
        await readOpenIssue(id);
      });
    notify(`The category is ${categoryName(chosen)}`, chosen === category ? undefined : undo);
  });
  // The form is not replaced for each category, so that a refusal because of a concurrent change stays.
  useEffect(() => form.set('category', category), [category]);
  return (
    <FormBody form={form} submitLabel="Change the category" class="row" isQuiet>
      <SelectField
        form={form}
        name="category"
        label="Category"
        hint="The due date is calculated again from the time of the report."
        options={CATEGORY_OPTIONS}
      />
    </FormBody>
  );
}
