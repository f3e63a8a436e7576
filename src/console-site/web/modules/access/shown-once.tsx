import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { inform } from '../../kit/toast';
import { useUnsaved } from '../../kit/unsaved';

const LOST = {
  title: 'Leave what is shown once',
  text: 'What is shown once on this page was not copied. It will be shown to nobody again.',
  confirm: 'Leave it',
};

/** Copies a secret. @returns where it stands, whether it was to be copied, and what copies it */
function useCopy(noun: string, secret: string) {
  const code = useRef<HTMLElement>(null);
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    // Also where the reader has to: they have seen that it is to be copied.
    setCopied(true);
    try {
      await navigator.clipboard.writeText(secret);
      inform(`The ${noun} is copied`);
    } catch {
      // Without TLS there is no clipboard, and a browser may forbid it.
      if (code.current) getSelection()?.selectAllChildren(code.current);
      inform(`The browser does not copy the ${noun}: it is selected, copy it yourself`);
    }
  };
  return { code, isCopied, copy };
}

/**
 * A secret that the API answers once, with a button that copies it; who leaves without that is asked first. Its heading
 * gets the focus, so that nobody overlooks it; give it a key of its own where one secret can follow another.
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
  const { code, isCopied, copy } = useCopy(noun, secret);
  useUnsaved(!isCopied, LOST);
  useEffect(() => heading.current?.focus(), []);
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
