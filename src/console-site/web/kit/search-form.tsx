import type { ComponentChildren } from 'preact';
import { useEffect, useId, useState } from 'preact/hooks';
import { changeQuery } from '../router';

interface Props {
  /** What is looked for, as the address has it. */
  q: string;
  /** What the button says: where it looks. */
  action: string;
  /** Further filters. */
  children?: ComponentChildren;
}

/** A search by words, which stand in the address of the page; another search begins at its first page. */
export function SearchForm({ q, action, children }: Props) {
  const id = useId();
  const [text, setText] = useState(q);
  useEffect(() => setText(q), [q]);
  return (
    <form
      class="row"
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        changeQuery({ q: text.trim(), page: '' }, { replace: false });
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
      <button type="submit">{action}</button>
      {children}
    </form>
  );
}
