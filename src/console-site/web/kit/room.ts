import { useLayoutEffect } from 'preact/hooks';

/** How much of the page is covered from below, for what is scrolled into view (console.css). */
const COVERED = '--covered';

/** The row that has the focus of a keyboard, or what else has it. Under a pointer nothing is moved. */
function focusedPart(): Element | undefined {
  const focused = document.activeElement;
  // A heading that has it says where one is; nothing is done there.
  if (!focused?.matches('main :focus-visible:not(h1)')) return undefined;
  return focused.closest('tr') ?? focused;
}

/**
 * Makes room for something that lies over the end of the page: the page can be scrolled past it, and what has the focus
 * is never below it.
 */
export function useRoomFor(over: { current: HTMLElement | null }): void {
  useLayoutEffect(() => {
    const cover = over.current;
    if (!cover) return undefined;
    const show = () => {
      const { top, height } = cover.getBoundingClientRect();
      const part = height > 0 ? focusedPart() : undefined;
      const at = part?.getBoundingClientRect();
      if (part && at && at.bottom > top && at.top < window.innerHeight)
        part.scrollIntoView({ block: 'nearest' });
    };
    const sizes = new ResizeObserver(() => {
      document.documentElement.style.setProperty(COVERED, `${cover.offsetHeight}px`);
      show();
    });
    sizes.observe(cover);
    document.addEventListener('focusin', show);
    return () => {
      sizes.disconnect();
      document.removeEventListener('focusin', show);
    };
  }, []);
}
