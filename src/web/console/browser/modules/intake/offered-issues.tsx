import type { Offered } from './intake-calls';
import { countOf, textOf } from '../../words';

/** The open issues that may be the same as a report, to choose one of, or none. */
export function OfferedIssues({
  issues,
  chosen,
  onChoose,
}: {
  issues: readonly Offered[];
  /** The id of an issue; empty: none of them. */
  chosen: string;
  onChoose: (id: string) => void;
}) {
  const choice = (id: string, label: string, about = '') => (
    <label class="tick" key={id} dir="auto">
      <input type="radio" name="sameAs" value={id} checked={chosen === id} onChange={() => onChoose(id)} />
      <span>
        {label}
        {about && <span class="hint"> {about}</span>}
      </span>
    </label>
  );
  return (
    <fieldset class="offered">
      <legend>{textOf('intake.isItOneOf')}</legend>
      {choice('', textOf('intake.noneOfTheseA'))}
      {issues.map(({ issueId, number, title, place, supporters, metres }) =>
        choice(
          issueId,
          title,
          [
            number,
            place,
            metres === null ? '' : textOf('intake.mAway', { metres }),
            supporters > 0 ? countOf('count.supporter', supporters) : '',
          ]
            .filter(Boolean)
            .join(' · '),
        ),
      )}
    </fieldset>
  );
}
