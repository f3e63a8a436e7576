import type { Schemas } from '../../api';
import { Refusal } from '../../refusal';
import { textOf } from '../../words';

type Split = Schemas['SplitIssue'];
type Kind = Exclude<keyof Split['parts'][number], 'title'>;

export const [MIN_PARTS, MAX_PARTS] = [2, 10];

/** How an issue is split, as it is typed and chosen. */
export interface SplitDraft {
  /** The titles of the parts. */
  titles: readonly string[];
  /** By the id of a message, a medium or a supporter: the index of the part it moves to. Others stay. */
  partOf: Readonly<Record<Kind, Readonly<Record<string, number>>>>;
}

export const NEW_SPLIT: SplitDraft = {
  titles: Array.from({ length: MIN_PARTS }, () => ''),
  partOf: { messageIds: {}, mediaIds: {}, supporterIds: {} },
};

/** Moves a message, a medium or a supporter to a part. @param part its index; undefined: it stays */
export function placed(draft: SplitDraft, kind: Kind, id: string, part: number | undefined): SplitDraft {
  const others = Object.entries(draft.partOf[kind]).filter(([other]) => other !== id);
  const chosen: Array<[string, number]> = part === undefined ? others : [...others, [id, part]];
  return { ...draft, partOf: { ...draft.partOf, [kind]: Object.fromEntries(chosen) } };
}

/** Adds or removes the last part; what moved to a removed one stays. */
export function withParts(draft: SplitDraft, count: number): SplitDraft {
  const titles = Array.from({ length: count }, (_, part) => draft.titles[part] ?? '');
  const kept = (of: Readonly<Record<string, number>>) =>
    Object.fromEntries(Object.entries(of).filter(([, part]) => part < count));
  const { messageIds, mediaIds, supporterIds } = draft.partOf;
  return {
    titles,
    partOf: {
      messageIds: kept(messageIds),
      mediaIds: kept(mediaIds),
      supporterIds: kept(supporterIds),
    },
  };
}

/** The body of the call. @throws Refusal if a part has no title */
export function splitOf({ titles, partOf }: SplitDraft): Split {
  const untitled = titles.findIndex((title) => title.trim() === '');
  if (untitled >= 0) throw new Refusal(400, [textOf('issue.writeATitleFor', { untitled: untitled + 1 })]);
  const idsOf = (kind: Kind, part: number) =>
    Object.entries(partOf[kind]).flatMap(([id, of]) => (of === part ? id : []));
  return {
    parts: titles.map((title, part) => ({
      title: title.trim(),
      messageIds: idsOf('messageIds', part),
      mediaIds: idsOf('mediaIds', part),
      supporterIds: idsOf('supporterIds', part),
    })),
  };
}
