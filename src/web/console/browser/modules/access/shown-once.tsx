import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { inform } from '../../kit/actions/toast';
import { useUnsaved } from '../../kit/actions/unsaved';
import { partsOf, textOf } from '../../words';

const LOST = {
  title: textOf('shell.leaveWithoutCopying'),
  text: textOf('shell.youHaveNotCopied'),
  confirm: textOf('common.leave'),
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
      inform(textOf('shell.copied', { noun }));
    } catch {
      // Without TLS there is no clipboard, and a browser may deny access.
      if (code.current) getSelection()?.selectAllChildren(code.current);
      inform(textOf('shell.notCopied', { noun }));
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
        {partsOf('shell.copyThe', { noun })}
      </button>
    </section>
  );
}
