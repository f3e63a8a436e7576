import { useEffect, useState } from 'preact/hooks';

/** More than the width of a phone: rows instead of cards. */
export const WIDER_THAN_PHONE = '(min-width: 48.01rem)';
/** Room for a list and one of its things side by side. */
export const SIDE_BY_SIDE = '(min-width: 75rem)';

/** Whether a media query matches the window. */
export function useMedia(query: string): boolean {
  const [matches, setMatches] = useState(() => window.matchMedia(query).matches);
  useEffect(() => {
    const list = window.matchMedia(query);
    const update = () => setMatches(list.matches);
    update();
    list.addEventListener('change', update);
    return () => list.removeEventListener('change', update);
  }, [query]);
  return matches;
}
