import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** A page: its heading, which gets the focus so that screen readers tell where one is, and its parts. */
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
      <h1 tabIndex={-1} ref={heading}>
        {title}
      </h1>
      {intro && <p class="intro">{intro}</p>}
      {children}
    </>
  );
}

/** A part of a page, under a heading. */
export function Part({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
