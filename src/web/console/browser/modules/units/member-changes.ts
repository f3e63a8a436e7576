/** The accounts after a change, if others have changed them meanwhile, too. */
export function withChange(
  now: readonly string[],
  before: readonly string[],
  wanted: readonly string[],
): string[] {
  const kept = now.filter((id) => wanted.includes(id) || !before.includes(id));
  return [...kept, ...wanted.filter((id) => !before.includes(id) && !kept.includes(id))];
}
