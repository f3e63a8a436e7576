/** Parameters by which other sites recognise their visitors; no page depends on them. */
const TRACKING = /^(utm_.*|.*clid|[gw]braid|igsh(id)?|_g[al]|mc_[ce]id)$/;

/** A URL without tracking parameters. The others stay as they are written: a page is stored under its written URL. */
export function untracked(href: string): string {
  const url = new URL(href);
  const given = url.search.slice(1).split('&');
  const kept = given.filter((part) => !TRACKING.test([...new URLSearchParams(part).keys()][0] ?? ''));
  if (kept.length < given.length) url.search = kept.join('&');
  return url.href;
}
