import { useEffect, useId, useState } from 'preact/hooks';
import { useKeysSetting } from '../../keys';
import { Choice, Tick } from '../../kit/fields';
import { changeQuery } from '../../router';
import { STATUS_NAMES, STATUSES } from './statuses';

const ANY_STATUS = [
  { value: '', label: 'All' },
  ...STATUS_NAMES.map((value) => ({ value, label: STATUSES[value].label })),
];

/** The filters of the feed. They stand in the address: a bookmark of the page is a saved search. */
export function FeedFilters({ status, q }: { status: string; q: string }) {
  const id = useId();
  const [text, setText] = useState(q);
  useEffect(() => setText(q), [q]);
  return (
    <form
      class="row"
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        changeQuery({ q: text.trim() }, { replace: false });
      }}
    >
      <div class="field">
        <label for={id}>Search</label>
        <input
          id={id}
          name="q"
          type="search"
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
        />
      </div>
      <button type="submit">Search titles</button>
      <Choice
        label="Status"
        value={status}
        options={ANY_STATUS}
        onChange={(value) => changeQuery({ status: value }, { replace: false })}
      />
      <p class="hint">The address of this page keeps the filters: bookmark it to save the search.</p>
    </form>
  );
}

/** What the keys of the queue do, and the switch that turns them off. */
export function KeysHelp() {
  const [on, setOn] = useKeysSetting();
  return (
    <section class="keys">
      <h2>Keys</h2>
      <Tick label="Act by single keys" checked={on} onChange={setOn} />
      <p>
        <kbd>j</kbd> next issue, <kbd>k</kbd> previous issue, <kbd>Enter</kbd> open it; <kbd>a</kbd>{' '}
        acknowledge, <kbd>p</kbd> start work, <kbd>r</kbd> resolve with a note, <kbd>o</kbd> mark overdue,{' '}
        <kbd>h</kbd> hide or restore, <kbd>i</kbd> pin or unpin, <kbd>x</kbd> choose for an act on several,{' '}
        <kbd>/</kbd> search.
      </p>
    </section>
  );
}
