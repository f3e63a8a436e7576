import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Refusal } from '../../refusal';
import { notifyRefused } from './toast';
import { countOf, textOf } from '../../words';

/** Shows why the service refused an action, at the place where the user tried it. */
export function Refused({ by }: { by: Pick<Refusal, 'messages'> | undefined }) {
  if (!by || by.messages.length === 0) return null;
  return (
    <div class="refused" role="alert">
      {by.messages.map((message, index) => (
        // Two messages may be equal, for example if two items were refused for the same reason.
        <p key={index}>{message}</p>
      ))}
    </div>
  );
}

/**
 * Shows why acts of a page were refused, above all its acts. The act may be far below, for example in a long list: if
 * the reader cannot see the refusal there, a notice shows it as well.
 */
export function ActRefused({ by }: { by: Refusal | undefined }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (by && place.current && !isInSight(place.current)) notifyRefused(noticeOf(by.messages));
  }, [by]);
  return (
    <div ref={place}>
      <Refused by={by} />
    </div>
  );
}

function isInSight(element: Element): boolean {
  const { top, height } = element.getBoundingClientRect();
  return height > 0 && top >= 0 && top < window.innerHeight;
}

/** The text of the notice about some refusals. */
export function noticeOf([first = '', ...others]: readonly string[]): string {
  if (others.length === 0) return textOf('refusal.notDone', { why: first });
  return countOf('refusal.notDoneMore', others.length, { why: first });
}
