/** The city of an issue; the one that is shown where an older instance answers, which does not say. */
export function cityOf({ cityId }: { cityId?: string | undefined }, shown: string): string {
  return cityId ?? shown;
}
