import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { inform } from '../../kit/actions/toast';
import { useUnsaved } from '../../kit/actions/unsaved';

const LOST = {
  title: 'Leave without copying?',
  text: 'You have not copied the secret on this page. It will not be shown again.',
  confirm: 'Leave',
};

/**
 * Copies a secret. @returns the ref of its element, whether it still has to be copied, and the function that copies it
 */
function useCopy(noun: string, secret: string) {
  const code = useRef<HTMLElement>(null);
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    // Also if the reader has to copy it by hand: they have seen that they must.
    setCopied(true);
    try {
      await navigator.clipboard.writeText(secret);
      inform(`The ${noun} is copied`);
    } catch {
      // Without TLS there is no clipboard, and a browser may deny access.
      if (code.current) getSelection()?.selectAllChildren(code.current);
      inform(`The browser could not copy the ${noun}. It is selected: copy it yourself`);
    }
  };
  return { code, isCopied, copy };
}

/**
 * A secret that the API shows once, with a button that copies it. Leaving without copying asks first. Its heading gets
 * the focus, so that it is not overlooked. Give it a unique `key` if one secret can follow another.
 * @param noun the name of the secret
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
      <h2 id={id} class="words" dir="auto" ref={heading} tabIndex={-1}>
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
