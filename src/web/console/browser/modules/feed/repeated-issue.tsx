import { useState } from 'preact/hooks';
import { issueNumber } from '../../../../../kernel/issue-number';
import type { Schemas } from '../../api';
import { useCity } from '../../city';
import { useFoundIssues } from '../../found-issues';
import { NotRead } from '../../kit/reads/loaded';
import { textOf } from '../../words';

/** How many issues are offered. */
const MOST = 6;

/** The issue that another one repeats, found by its title, number or address. */
export function RepeatedIssue({
  issueId,
  chosen,
  onChange,
}: {
  issueId: string;
  chosen: string;
  onChange: (id: string) => void;
}) {
  const [text, setText] = useState('');
  const issues = useFoundIssues(useCity(), text.trim());
  // Others do not see hidden ones, so the service refuses them.
  const found = (issues.data ?? []).filter(({ id, hidden }) => id !== issueId && !hidden).slice(0, MOST);
  return (
    <div class="field">
      <label>
        {textOf('issue.theIssueThatIt')}
        <input
          type="search"
          name="duplicate"
          placeholder={textOf('issue.titleNumberOrAddress')}
          dir="auto"
          value={text}
          onInput={({ currentTarget }) => [setText(currentTarget.value), onChange('')]}
        />
      </label>
      <p class="hint" role="status">
        {issues.data && text.trim() !== '' && found.length === 0 && textOf('issue.noOtherIssueIs')}
      </p>
      <Found issues={found} chosen={chosen} onChange={onChange} />
      <NotRead of={issues} />
    </div>
  );
}

/** The issues that were found, to choose one. */
function Found({
  issues,
  chosen,
  onChange,
}: {
  issues: ReadonlyArray<Schemas['FeedIssue']>;
  chosen: string;
  onChange: (id: string) => void;
}) {
  return (
    <>
      {issues.map(({ id, title, statusLabel }) => (
        <label key={id} class="tick">
          <input type="radio" name="duplicateOf" checked={id === chosen} onChange={() => onChange(id)} />
          <span>
            <bdi>{title}</bdi>{' '}
            <span class="quiet">
              {issueNumber(id)}, {statusLabel.toLowerCase()}
            </span>
          </span>
        </label>
      ))}
    </>
  );
}
