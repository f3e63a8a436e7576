import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** A page with its heading and its parts. The heading gets the focus, so that screen readers announce the page. */
export function Page({
  title,
  intro,
  children,
}: {
  title: string;
  intro?: string;
  children: ComponentChildren;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} – Console`;
  }, [title]);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h1 tabIndex={-1} ref={heading} dir="auto">
        {title}
      </h1>
      {intro && <p class="intro">{intro}</p>}
      {children}
    </>
  );
}

/** A part of a page, with its own heading. */
export function Part({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
