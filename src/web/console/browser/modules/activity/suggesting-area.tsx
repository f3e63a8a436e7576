import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';

/** Something that is offered while a text is typed. */
export interface Suggestion {
  id: string;
  label: string;
  about: string;
}

/** What is offered at the caret. */
export interface Offered<Option extends Suggestion> {
  /** Where the text begins that a chosen option replaces. */
  from: number;
  /** What was typed of it. */
  wanted: string;
  options: readonly Option[];
}

interface Props<Option extends Suggestion> {
  label: string;
  text: string;
  rows: number;
  onText: (text: string) => void;
  /** The name of the list. */
  listLabel: string;
  /** What to offer after a text before the caret. */
  offer: (before: string) => Offered<Option> | undefined;
  /** What a chosen option is in the text; undefined: it could not be had. */
  insertOf: (option: Option) => Promise<string | undefined>;
  /** Whether digits choose, too: 1 the first option. */
  isNumbered?: boolean;
  /** Receives the field. */
  field: { current: HTMLTextAreaElement | null };
}

/** At most so many are offered: those of nine digits. */
const MAX_OFFERED = 9;

/** A text of several lines, in which a list of suggestions opens at the caret; arrows and Enter choose. */
export function SuggestingArea<Option extends Suggestion>(props: Props<Option>) {
  const { label, text, rows, onText, listLabel, isNumbered = false, field } = props;
  const id = useId();
  const list = useOffered(props);
  const { options, current } = list;
  return (
    <div class="suggesting">
      <label class="unseen" for={id}>
        {label}
      </label>
      <textarea
        id={id}
        ref={field}
        rows={rows}
        dir="auto"
        value={text}
        aria-autocomplete="list"
        aria-controls={options.length > 0 ? `${id}-list` : undefined}
        aria-activedescendant={options.length > 0 ? `${id}-${current}` : undefined}
        onInput={({ currentTarget: area }) => {
          onText(area.value);
          list.look(area.selectionStart);
        }}
        onClick={({ currentTarget: area }) => list.look(area.selectionStart)}
        onBlur={list.close}
        onKeyDown={list.press}
      />
      {options.length > 0 && (
        <List
          id={id}
          label={listLabel}
          options={options}
          current={current}
          isNumbered={isNumbered}
          onChoose={(option) => void list.choose(option)}
        />
      )}
    </div>
  );
}

function List<Option extends Suggestion>({
  id,
  label,
  options,
  current,
  isNumbered,
  onChoose,
}: {
  id: string;
  label: string;
  options: readonly Option[];
  current: number;
  isNumbered: boolean;
  onChoose: (option: Option) => void;
}) {
  return (
    <ul class="targets" role="listbox" id={`${id}-list`} aria-label={label}>
      {options.map((option, index) => (
        <li
          key={option.id}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === current}
          // The field keeps the focus.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(option)}
        >
          {isNumbered && <kbd>{index + 1}</kbd>}
          <span dir="auto">{option.label}</span> <span class="quiet">{option.about}</span>
        </li>
      ))}
    </ul>
  );
}

function useOffered<Option extends Suggestion>(props: Props<Option>) {
  const { text, offer, isNumbered } = props;
  /** The caret, while a list may be open. */
  const [caret, setCaret] = useState<number>();
  const [at, setAt] = useState(0);
  const offered = caret === undefined ? undefined : offer(text.slice(0, caret));
  const options = offered?.options.slice(0, MAX_OFFERED) ?? [];
  const current = Math.min(at, options.length - 1);
  const close = () => setCaret(undefined);
  const replace = useReplace(props);
  const choose = async (option: Option) => {
    if (!offered || caret === undefined) return;
    close();
    await replace(offered.from, text.slice(offered.from, caret), option);
  };
  const press = (event: KeyboardEvent) => {
    const { key, isComposing, ctrlKey, metaKey } = event;
    if (isComposing || ctrlKey || metaKey || options.length === 0) return;
    const numbered = isNumbered && offered?.wanted === '' ? options[Number(key) - 1] : undefined;
    const chosen = numbered ?? (key === 'Enter' || key === 'Tab' ? options[current] : undefined);
    const step = { ArrowDown: 1, ArrowUp: -1 }[key];
    if (chosen) void choose(chosen);
    else if (step) setAt((current + step + options.length) % options.length);
    else if (key === 'Escape') close();
    else return;
    event.preventDefault();
  };
  const look = (where: number) => {
    setCaret(where);
    setAt(0);
  };
  return { options, current, choose, press, look, close };
}

/** Puts the text of an option in the place of what was typed of it, and the caret behind it. */
function useReplace<Option extends Suggestion>({ text, onText, insertOf, field }: Props<Option>) {
  const latest = useRef(text);
  latest.current = text;
  const [caret, setCaret] = useState<{ at: number }>();
  useLayoutEffect(() => {
    if (!caret) return;
    field.current?.focus();
    field.current?.setSelectionRange(caret.at, caret.at);
  }, [caret]);
  return async (from: number, typed: string, option: Option) => {
    const inserted = await insertOf(option);
    if (inserted === undefined) return;
    const now = latest.current;
    // Something else may have been typed while the text was on its way.
    const isThere = now.slice(from, from + typed.length) === typed;
    const begin = isThere ? from : now.length;
    const rest = isThere ? now.slice(from + typed.length) : '';
    onText(now.slice(0, begin) + inserted + rest);
    setCaret({ at: begin + inserted.length });
  };
}
