/** The city of an issue; the shown one if an older instance responds without it. */
export function cityOf({ cityId }: { cityId?: string | undefined }, shown: string): string {
  return cityId ?? shown;
}
