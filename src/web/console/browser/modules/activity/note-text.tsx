import { type Mentionable, mentionsLike, typedMention } from './mentions';
import { SuggestingArea } from './suggesting-area';
import { textOf } from '../../words';

/** The text of a note: after `@` it offers the accounts and units that can be mentioned. */
export function NoteText({
  people,
  ...area
}: {
  label: string;
  text: string;
  people: readonly Mentionable[];
  onText: (text: string) => void;
  field: { current: HTMLTextAreaElement | null };
}) {
  return (
    <SuggestingArea
      {...area}
      rows={3}
      listLabel={textOf('issue.peopleAndUnits')}
      offer={(before) => {
        const typed = typedMention(before);
        return typed && { ...typed, options: mentionsLike(people, typed.wanted) };
      }}
      insertOf={({ label }) => Promise.resolve(`@${label} `)}
    />
  );
}
