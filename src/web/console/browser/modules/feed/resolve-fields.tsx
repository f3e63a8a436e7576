import { useId } from 'preact/hooks';
import { FieldFrame } from '../../../../kit/field-frame';
import type { Outcome, OutcomeReason } from '../../../../../kernel/outcome-reasons';
import { useCity } from '../../city';
import { timeZoneHint } from '../../kit/format';
import { Choice } from '../../kit/forms/fields';
import { useRead } from '../../kit/reads/hooks';
import { NotRead } from '../../kit/reads/loaded';
import { readOfficials } from '../../shared-reads';
import { type Store, useStore } from '../../store';
import { RepeatedIssue } from './repeated-issue';
import { REASONS, type ResolutionDraft } from './resolution-draft';
import { readReport } from './report';
import { ResolutionPhotos } from './resolution-photos';
import { textOf } from '../../words';

type Change = (changed: Partial<ResolutionDraft>) => void;

const OUTCOMES: ReadonlyArray<readonly [Outcome, string]> = [
  ['repaired', textOf('issue.repaired')],
  ['not_repaired', textOf('issue.withoutARepair')],
];

/** How an issue is resolved: the outcome, what its reason needs, and photos. */
export function ResolveFields({ issueId, draft }: { issueId: string; draft: Store<ResolutionDraft> }) {
  const shown = useStore(draft);
  const { outcome, reason, photos } = shown;
  const { data: report } = useRead(issueId, () => readReport(issueId));
  const isNeeded = outcome === 'repaired' && report?.photoNeeded === true;
  const change: Change = (changed) => draft.set({ ...draft.get(), ...changed });
  return (
    <div class="stack resolving">
      <fieldset>
        <legend class="unseen">{textOf('common.outcome')}</legend>
        {OUTCOMES.map(([value, label]) => (
          <label key={value} class="tick">
            <input
              type="radio"
              name="outcome"
              checked={value === outcome}
              onChange={() => change({ outcome: value })}
            />
            {label}
          </label>
        ))}
      </fieldset>
      {outcome === 'not_repaired' && (
        <>
          <Choice
            label={textOf('issue.reasonForEverybodyTo')}
            name="reason"
            value={reason}
            options={REASONS}
            onChange={(value) => change({ reason: value as OutcomeReason | '' })}
          />
          <ReasonNeeds issueId={issueId} draft={shown} change={change} />
        </>
      )}
      <ResolutionPhotos photos={photos} isNeeded={isNeeded} onChange={(next) => change({ photos: next })} />
    </div>
  );
}

/** What a reason needs: an office, an issue or a day. */
function ReasonNeeds({
  issueId,
  draft: { reason, officeId, duplicateOf, until },
  change,
}: {
  issueId: string;
  draft: ResolutionDraft;
  change: Change;
}) {
  if (reason === 'not_ours')
    return <Office chosen={officeId} onChange={(value) => change({ officeId: value })} />;
  if (reason === 'duplicate')
    return (
      <RepeatedIssue issueId={issueId} chosen={duplicateOf} onChange={(id) => change({ duplicateOf: id })} />
    );
  if (reason === 'planned') return <LastDay value={until} onChange={(day) => change({ until: day })} />;
  return null;
}

/** The office that an issue belongs to. */
function Office({ chosen, onChange }: { chosen: string; onChange: (officialId: string) => void }) {
  const city = useCity();
  const officials = useRead(city, () => readOfficials(city));
  const options = (officials.data ?? []).map(({ id, name, designation, ward, constituency }) => ({
    value: id,
    label: [ward || constituency, name].filter(Boolean).join(', '),
    group: designation,
  }));
  return (
    <>
      <Choice
        label={textOf('common.office')}
        name="officeId"
        value={chosen}
        options={[{ value: '', label: textOf('issue.chooseAnOffice') }, ...options]}
        onChange={onChange}
      />
      <NotRead of={officials} />
    </>
  );
}

function LastDay({ value, onChange }: { value: string; onChange: (day: string) => void }) {
  return (
    <FieldFrame id={useId()} label={textOf('issue.plannedUntilTheEnd')} hint={timeZoneHint()}>
      {(described) => (
        <input
          {...described}
          type="date"
          name="until"
          value={value}
          onInput={({ currentTarget }) => onChange(currentTarget.value)}
        />
      )}
    </FieldFrame>
  );
}
