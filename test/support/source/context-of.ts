/**
 * The context of a source file.
 * @param file its path below `src`
 * @returns its folder;
 *   `audit`, `mail` and `subject-keys` of the platform and the parts of `web` are contexts of their own
 */
export function contextOf(file: string): string {
  return /^(?:platform\/(?:audit|mail|subject-keys)|web\/[^/]+|[^/]+)/.exec(file)?.[0] ?? '';
}
