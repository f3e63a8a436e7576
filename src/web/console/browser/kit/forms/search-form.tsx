import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { changeQuery } from '../../router';
import { textOf } from '../../words';

interface Props {
  /** The search text in the address. */
  q: string;
  /** The label of the button, which says where it searches. */
  action: string;
  /** What can be searched for, in the empty field. */
  placeholder?: string;
  /** Further filters. */
  children?: ComponentChildren;
}

/** A search form. The search text is kept in the address of the page; a new search starts at the first page. */
export function SearchForm({ q, action, placeholder, children }: Props) {
  const id = useId();
  const [text, setText] = useState(q);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => setText(q), [q]);
  return (
    <form
      class="row"
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        changeQuery({ q: text.trim(), page: '', after: '' }, { replace: false });
        // Out of the field, so that the keys of the list work at once.
        button.current?.focus();
      }}
    >
      <div class="field">
        <label for={id}>{textOf('common.search2')}</label>
        <input
          id={id}
          name="q"
          type="search"
          placeholder={placeholder}
          dir="auto"
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
        />
      </div>
      <button type="submit" ref={button}>
        {action}
      </button>
      {children}
    </form>
  );
}
