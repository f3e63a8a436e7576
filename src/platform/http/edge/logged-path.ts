/** Paths that name a person or a place, or belong to one: the beginning that is logged, if no route matches. */
const PERSONAL = [
  /^\/feeds\/.*?\/near\//i,
  /^(?:\/[a-z]{2})?\/(?!api\/admin\/).*?(?:people|reporters)\//i,
  /^(?:\/[a-z]{2})?\/(?:alerts|me)\//i,
  /^\/api\/(?:users\/)?me\//i,
];

/**
 * The path as the log has it: of a path that names a person or a place, only the pattern of its route.
 * @param route the matched pattern, such as `/:city/people/:slug`; undefined if none matched
 */
export function loggedPath(path: string, route: string | undefined): string {
  const isPersonal = PERSONAL.some((personal) => personal.test(path) || (route && personal.test(route)));
  if (!isPersonal) return path;
  if (route !== undefined) return route;
  const [beginning = '/'] = PERSONAL.flatMap((personal) => personal.exec(path) ?? []);
  return `${beginning}*`;
}
