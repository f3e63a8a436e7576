import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { textOf } from '../words';

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
  return (
    <>
      <PageHeading title={title} />
      {intro && <p class="intro">{intro}</p>}
      {children}
    </>
  );
}

/** The heading of a page, which is its title, too. */
export function PageHeading({ title }: { title: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = textOf('shell.pageTitle', { title });
  }, [title]);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h1 tabIndex={-1} ref={heading} dir="auto">
      {title}
    </h1>
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
