import { useEffect, useState } from 'preact/hooks';
import type { CategorySlug } from '../../../../../kernel/categories';
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
import { CATEGORY_OPTIONS, categoryName } from '../../names';
import { Refusal } from '../../refusal';
import { Permitted } from '../../rights';
import { naming } from './acts-in-turn';
import { ClockActs } from './clock-acts';
import { readOpenIssue } from './open-issue';
import { STATUSES } from './statuses';
import { partsOf, textOf } from '../../words';

type Issue = Schemas['FeedIssueDetail'];
type DueDate = Schemas['IssueDueDate'];

const of = (id: string) => ({ params: { path: { id } } });
/** Pauses by colleagues and replies of offices do not change the issue itself. */
const REREAD_MS = 30_000;
const CLOCKS: Record<DueDate['clock']['state'], string> = {
  running: textOf('issue.theClockRuns'),
  paused: textOf('issue.theClockIsPaused'),
  stopped: textOf('issue.theClockHasStopped'),
};

const RULES: Record<DueDate['policy']['kind'], string> = {
  policy: textOf('issue.aPolicy'),
  default: textOf('issue.theConfiguration'),
};

const REASONS: Record<DueDate['changes'][number]['reason'], string> = {
  category: textOf('issue.theCategoryChanged'),
  priority: textOf('issue.thePriorityChanged'),
  ward: textOf('issue.theWardChanged'),
  pause: textOf('issue.itWasPaused'),
  resume: textOf('issue.itsPauseWasEnded'),
  reopen: textOf('issue.theIssueWasReopened'),
};

/** Escalates an issue to the MP, after asking for the reason. */
function askForMp(id: string, changed: (due: DueDate) => Promise<void>): void {
  ask({
    title: textOf('issue.escalateToTheMp'),
    text: textOf('issue.theOfficeOfThe'),
    confirm: textOf('issue.escalateToTheMp'),
    noteLabel: textOf('common.reason'),
    isDangerous: true,
    act: async (reason) => {
      const body = { reason: reason.trim() };
      await changed(
        await answerOf(api.POST('/api/admin/feed/issues/{id}/escalate-to-mp', { ...of(id), body })),
      );
      notify(textOf('issue.theIssueWasEscalated'));
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
    <Part title={textOf('common.dueDate')}>
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
    title: textOf('issue.endThePause'),
    text: textOf('issue.theClockOfThe'),
    confirm: textOf('issue.endThePause'),
    act: async () => {
      await changed(await answerOf(api.POST('/api/admin/feed/issues/{id}/resume-clock', of(id))));
      notify(textOf('issue.theClockRunsAgain'));
    },
  });
}

function DueDateWords({ due }: { due: DueDate }) {
  const { dueAt, breachedAt, policy, clock } = due;
  const said = { hours: policy.hours, rule: RULES[policy.kind], dueAt: momentOf(dueAt ?? null) };
  return (
    <>
      <p>
        {dueAt
          ? textOf(clock.kind === 'working' ? 'issue.dueInWorkingHours' : 'issue.dueInHours', said)
          : textOf('issue.noDueDateReported')}{' '}
        {CLOCKS[clock.state]}{' '}
        {breachedAt && (
          <span class="badge">{partsOf('issue.breachedOn', { breachedAt: momentOf(breachedAt) })}</span>
        )}
      </p>
      {policy.sourceUrl && (
        <p>
          <a href={policy.sourceUrl} target="_blank" rel="noopener noreferrer">
            {textOf('issue.whereThePolicyWas')}
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
          {partsOf('issue.pausedFromTo', { from: momentOf(from ?? null), until: momentOf(until), reason })}
        </li>
      ))}
      {changes.map(({ at, from, to, reason }, index) => (
        <li key={`${index} ${at}`}>
          {partsOf(from ? 'issue.movedFromTo' : 'issue.movedTo', {
            from: momentOf(from ?? null),
            to: momentOf(to),
            reason: REASONS[reason],
            at: <span class="quiet">{momentOf(at)}</span>,
          })}
        </li>
      ))}
      {escalations.map(({ level, office, at }) => (
        <li key={level}>{partsOf('issue.escalatedToOn', { office, at: momentOf(at) })}</li>
      ))}
      {replies.map(({ office, answer, status, at }, index) => (
        <li key={`${index} ${at}`}>
          {partsOf(status ? 'issue.replyWithStatus' : 'issue.replyOf', {
            office,
            at: momentOf(at),
            status: status && STATUSES[status].label,
            answer: (
              <span class="words" dir="auto">
                {answer}
              </span>
            ),
          })}
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
    if (moment === undefined) throw new Refusal(400, [`until ${textOf('refusal.moment')}`]);
    const body = { until: moment, reason };
    await onPaused(await answerOf(api.POST('/api/admin/feed/issues/{id}/pause-clock', { ...of(id), body })));
    notify(textOf('issue.theDueDateIs'));
    onClose();
  });
  const leave = useLeave(form, onClose);
  return (
    <Dialog title={textOf('issue.pauseTheDueDate')} onClose={leave}>
      <FormBody form={form} submitLabel={textOf('issue.pause')} onCancel={() => leave?.()}>
        <p>{textOf('issue.theDueDateMoves')}</p>
        <TextField
          form={form}
          name="until"
          label={textOf('common.until')}
          hint={timeZoneHint()}
          type="datetime-local"
        />
        <TextArea
          form={form}
          name="reason"
          label={textOf('common.reason')}
          hint={textOf('issue.itIsShownTo')}
          rows={3}
        />
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
        inform(textOf('issue.theCategoryIsAgain', { category: categoryName(category) }));
        await readOpenIssue(id);
      });
    notify(
      textOf('issue.theCategoryIs', { chosen: categoryName(chosen) }),
      chosen === category ? undefined : undo,
    );
  });
  // The form is not replaced for each category, so that a refusal because of a concurrent change stays.
  useEffect(() => form.set('category', category), [category]);
  return (
    <FormBody form={form} submitLabel={textOf('bulk.changeTheCategory')} class="row" isQuiet>
      <SelectField
        form={form}
        name="category"
        label={textOf('common.category')}
        hint={textOf('issue.theDueDateIsCalculated')}
        options={CATEGORY_OPTIONS}
      />
    </FormBody>
  );
}
