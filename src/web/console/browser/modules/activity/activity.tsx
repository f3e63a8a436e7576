import { useEffect, useRef } from 'preact/hooks';
import type { Schemas } from '../../api';
import { useUnsaved } from '../../kit/actions/unsaved';
import { useKeys } from '../../keys';
import { nowMs } from '../../kit/format';
import { Part } from '../../kit/page';
import { usePagedRead, useRead } from '../../kit/reads/hooks';
import { NotRead, Paged } from '../../kit/reads/loaded';
import { useMay } from '../../rights';
import { session } from '../../session';
import { type Store, useStore } from '../../store';
import { type Entry, readActivity, readMentionables } from './activity-calls';
import { Composer } from './composer';
import { openComposer } from './composer-keys';
import { Correction, isCorrectable } from './correction';
import { type Draft, draftOf, isBegun, isKept } from './draft';
import { EntryItem } from './entry';
import type { Mentionable } from './mentions';
import { MessageActs } from './message-acts';
import { textOf } from '../../words';

type Issue = Schemas['FeedIssueDetail'];

const PAGE = 100;
/** The maximum time until two people on one issue see what the other has written. */
const REREAD_MS = 5_000;

/** What happened to an issue, and what city staff write about it. */
export default function ActivityPart({ issue, after }: { issue: Issue; after: () => Promise<void> }) {
  const { admin } = useStore(session);
  return (
    <Part title={textOf('issue.activity')}>
      {admin && <Activity key={issue.id} accountId={admin.id} issue={issue} after={after} />}
    </Part>
  );
}

function Activity({
  accountId,
  issue,
  after,
}: {
  accountId: string;
  issue: Issue;
  after: () => Promise<void>;
}) {
  const draft = draftOf(accountId, issue.id);
  const people = useRead(issue.cityId, () => readMentionables(issue.cityId), []);
  const activity = usePagedRead(issue.id, (last?: Entry) => readActivity(issue.id, last), PAGE, REREAD_MS);
  useReadWithIssue(issue, activity.reload);
  useUnsaved(isBegun(useStore(draft)) && !isKept());
  const may = useWriting();
  const written = async () => {
    activity.reload();
    await after();
  };
  const common = { accountId, issueId: issue.id, draft, people: people.data ?? [], onWritten: written };
  return (
    <>
      {(may.note || may.answer) && <Composer issue={issue} may={may} {...common} />}
      <NotRead of={people} />
      <Paged of={activity} empty={textOf('issue.nothingHasHappenedYet')}>
        {(entries) => (
          <ol class="plain activity">
            {entries.map((entry) => (
              <CorrectableEntry key={entry.id} entry={entry} {...common} />
            ))}
          </ol>
        )}
      </Paged>
    </>
  );
}

/** What the role of the user may write, with the keys for it. */
function useWriting(): Record<Draft['mode'], boolean> {
  const may = { note: useMay('notes'), answer: useMay('answers') };
  useKeys({
    n: () => may.note && openComposer('note'),
    c: () => may.answer && openComposer('answer'),
  });
  return may;
}

/** An entry; a note of one's own can be corrected for a while. */
function CorrectableEntry({
  entry,
  accountId,
  ...rest
}: {
  entry: Entry;
  accountId: string;
  issueId: string;
  draft: Store<Draft>;
  people: readonly Mentionable[];
  onWritten: () => Promise<void>;
}) {
  const { draft, people, issueId, onWritten } = rest;
  const isCorrected = useStore(draft).correction?.noteId === entry.id;
  const begin = () => draft.set({ ...draft.get(), correction: { noteId: entry.id, text: entry.text ?? '' } });
  return (
    <EntryItem
      entry={entry}
      people={people}
      edited={isCorrected ? <Correction noteId={entry.id} {...rest} /> : undefined}
      acts={
        <>
          {!isCorrected && isCorrectable(entry, accountId, nowMs()) && (
            <button type="button" class="small" onClick={begin}>
              {textOf('issue.correct')}
            </button>
          )}
          <MessageActs entry={entry} issueId={issueId} onWritten={onWritten} />
        </>
      }
    />
  );
}

/** Reads the activity again when the issue shows that something has happened. */
function useReadWithIssue({ activity }: Issue, reload: () => void): void {
  const newest = JSON.stringify(activity[0] && [activity[0].t, activity[0].at]);
  const isFirst = useRef(true);
  useEffect(() => {
    if (!isFirst.current) reload();
    isFirst.current = false;
  }, [newest]);
}
