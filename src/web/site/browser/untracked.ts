/** Parameters by which other sites recognise their visitors; no page depends on them. */
const TRACKING = /^(utm_\w*|\w*clid|[gw]braid|igsh(id)?|_g[al]|mc_.id)(=|$)/;

/** A URL without tracking parameters. The others stay as they are written: a page is stored under its written URL. */
export function untracked(href: string): string {
  const url = new URL(href);
  const parts = url.search.slice(1).split('&');
  url.search = parts.filter((part) => !TRACKING.test(part)).join('&');
  return url.href;
}
