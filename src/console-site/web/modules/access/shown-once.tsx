import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { notify } from '../../kit/toast';

/**
 * A secret that the API answers once, with a button that copies it. Its heading gets the focus, so that nobody
 * overlooks it; give it a key of its own where one secret can follow another.
 * @param noun what the secret is called
 */
export function ShownOnce({
  title,
  noun,
  secret,
  children,
}: {
  title: string;
  noun: string;
  secret: string;
  children: ComponentChildren;
}) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const code = useRef<HTMLElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret);
      notify(`The ${noun} is copied`);
    } catch {
      // Without TLS there is no clipboard, and a browser may forbid it.
      if (code.current) getSelection()?.selectAllChildren(code.current);
      notify(`The browser does not copy the ${noun}: it is selected, copy it yourself`);
    }
  };
  return (
    <section aria-labelledby={id}>
      <h2 id={id} class="words" ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
      <p>
        <code ref={code}>{secret}</code>
      </p>
      <button type="button" onClick={() => void copy()}>
        Copy the {noun}
      </button>
    </section>
  );
}
