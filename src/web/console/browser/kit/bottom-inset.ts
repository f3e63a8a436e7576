import { useLayoutEffect } from 'preact/hooks';

/**
 * CSS variable for the height that is covered at the bottom of the page. Scrolling an element into view uses it
 * (console.css).
 */
const COVERED = '--covered';

/** The table row with the keyboard focus, or else the focused element. With pointer focus, nothing is scrolled. */
function focusedPart(): Element | undefined {
  const focused = document.activeElement;
  // A focused heading only announces the page; the user does not work there.
  if (!focused?.matches('main :focus-visible:not(h1)')) return undefined;
  return focused.closest('tr') ?? focused;
}

/**
 * Makes room for an element that covers the bottom of the page: the page can be scrolled past it, and it never covers
 * the focused element.
 */
export function useBottomInset(over: { current: HTMLElement | null }): void {
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
