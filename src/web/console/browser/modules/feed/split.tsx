import type { ComponentChildren } from 'preact';
import type { Schemas } from '../../api';
import { notify } from '../../kit/actions/toast';
import { momentOf } from '../../kit/format';
import { Choice, type Option } from '../../kit/forms/fields';
import { useRead } from '../../kit/reads/hooks';
import { Loaded } from '../../kit/reads/loaded';
import { createStore, type Store, useStore } from '../../store';
import { askFor, type ActedOn } from './acts-in-turn';
import type { ActPlace } from './issue-acts';
import { readMovable, splitIssue } from './issue-calls';
import { MAX_PARTS, MIN_PARTS, NEW_SPLIT, placed, type SplitDraft, splitOf, withParts } from './split-draft';
import { countOf, partsOf, textOf } from '../../words';

type Movable = Schemas['Movable'];

/** The most pieces of a kind that are shown at once. */
const MOST_UNFOLDED = 10;

/** Asks into which parts an issue is split, and what moves to each of them. */
export function askToSplit(issue: ActedOn, { act, after }: ActPlace): void {
  const { id, title } = issue;
  const draft = createStore(NEW_SPLIT);
  askFor(issue, act, {
    title: textOf('issue.split', { title }),
    text: textOf('issue.eachPartBecomesA'),
    confirm: textOf('issue.split2'),
    details: <SplitFields issueId={id} draft={draft} />,
    isFilled: () => draft.get() !== NEW_SPLIT,
    isLong: () => true,
    act: async () => {
      const { issueIds } = await splitIssue(id, splitOf(draft.get()));
      notify(textOf('issue.splitInto', { countOf: countOf('count.moreIssue', issueIds.length), title }));
      await after(id, {});
    },
  });
}

/** The titles of the parts, and for each message, photo and supporter the part it moves to. */
function SplitFields({ issueId, draft }: { issueId: string; draft: Store<SplitDraft> }) {
  const movable = useRead(issueId, () => readMovable(issueId));
  return (
    <div class="stack">
      <Titles draft={draft} />
      <Loaded of={movable}>{(shown) => <Kinds of={shown} draft={draft} />}</Loaded>
    </div>
  );
}

function Titles({ draft }: { draft: Store<SplitDraft> }) {
  const shown = useStore(draft);
  const { length: count } = shown.titles;
  const setTitle = (part: number, title: string) =>
    draft.set({ ...shown, titles: shown.titles.with(part, title) });
  return (
    <>
      {shown.titles.map((title, part) => (
        <div key={part} class="field">
          <label>
            {partsOf('issue.titleOfPart', { part: part + 1 })}
            <input
              name={`title-${part + 1}`}
              dir="auto"
              autoFocus={part === 0}
              value={title}
              onInput={({ currentTarget }) => setTitle(part, currentTarget.value)}
            />
          </label>
        </div>
      ))}
      <div class="acts">
        {count < MAX_PARTS && (
          <button type="button" onClick={() => draft.set(withParts(shown, count + 1))}>
            {textOf('issue.oneMorePart')}
          </button>
        )}
        {count > MIN_PARTS && (
          <button type="button" onClick={() => draft.set(withParts(shown, count - 1))}>
            {partsOf('issue.withoutPart', { count })}
          </button>
        )}
      </div>
    </>
  );
}

const STAYS = '';

/** A message, a medium or a supporter, with the choice of the part it moves to. */
interface Piece {
  id: string;
  label: string;
  shown?: ComponentChildren;
}

function Kinds({ of: { messages, media, supporters }, draft }: { of: Movable; draft: Store<SplitDraft> }) {
  return (
    <>
      <Kind
        title={countOf('count.message', messages.length)}
        kind="messageIds"
        draft={draft}
        pieces={messages.map(({ id, author, text, at }) => ({
          id,
          label: textOf('issue.messageOf', { author, at: momentOf(at) }),
          shown: (
            <p class="words" dir="auto">
              {text}
            </p>
          ),
        }))}
      />
      <Kind
        title={countOf('count.media', media.length)}
        kind="mediaIds"
        draft={draft}
        pieces={media.map((medium, at) => ({
          id: medium.id,
          label: `${MEDIA_NAMES[medium.type]} ${at + 1}`,
          shown: <Picture of={medium} number={at + 1} />,
        }))}
      />
      <Kind
        title={countOf('count.supporter', supporters.length)}
        kind="supporterIds"
        draft={draft}
        pieces={supporters.map(({ id, name, at }) => ({
          id,
          label: sinceInWords(name, at),
        }))}
      />
    </>
  );
}

const sinceInWords = (name: string | null, at: string) =>
  textOf('issue.since', { name: name ?? textOf('issue.somebodyWhoDoesNot'), at: momentOf(at) });

const MEDIA_NAMES: Record<Movable['media'][number]['type'], string> = {
  image: textOf('channel.photo'),
  video: textOf('common.video'),
  microblog: textOf('issue.post'),
};

function Picture({ of: { type, url }, number }: { of: Movable['media'][number]; number: number }) {
  if (type !== 'image') return null;
  return (
    <img
      src={`${url}?w=320`}
      alt={textOf('issue.photo3', { number })}
      width="160"
      height="120"
      loading="lazy"
    />
  );
}

/** The parts, and that a piece stays. */
function optionsOf({ titles }: SplitDraft): Option[] {
  return [
    { value: STAYS, label: textOf('issue.staysHere') },
    ...titles.map((title, part) => ({
      value: String(part),
      label:
        title.trim() === ''
          ? textOf('issue.part', { part: part + 1 })
          : textOf('issue.part2', { part: part + 1, title: title.trim() }),
    })),
  ];
}

/** The messages, media or supporters; many of them are folded up. */
function Kind({
  title,
  kind,
  pieces,
  draft,
}: {
  title: string;
  kind: keyof SplitDraft['partOf'];
  pieces: readonly Piece[];
  draft: Store<SplitDraft>;
}) {
  const shown = useStore(draft);
  const options = optionsOf(shown);
  if (pieces.length === 0) return null;
  return (
    <details open={pieces.length <= MOST_UNFOLDED}>
      <summary>{title}</summary>
      <ul class="plain">
        {pieces.map(({ id, label, shown: above }) => (
          <li key={id}>
            {above}
            <Choice
              label={label}
              value={String(shown.partOf[kind][id] ?? STAYS)}
              options={options}
              onChange={(part) =>
                draft.set(placed(shown, kind, id, part === STAYS ? undefined : Number(part)))
              }
            />
          </li>
        ))}
      </ul>
    </details>
  );
}
