/**
 * The context of a source file.
 * @param file its path below `src`
 * @returns its folder; `audit` and `mail` of the platform and the parts of `web` are contexts of their own
 */
export function contextOf(file: string): string {
  return /^(?:platform\/(?:audit|mail)|web\/[^/]+|[^/]+)/.exec(file)?.[0] ?? '';
}
