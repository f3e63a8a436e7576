/** The most characters of a place in a title, which has at most 200. */
const MAX_PLACE = 120;

/** The texts of a report that are written from what was chosen. */
export interface WrittenReport {
  title: string;
  description: string;
}

/**
 * Writes the texts of a report, within the lengths that the API accepts, as on the server so in the browser.
 * @param problem the name of the chosen problem
 * @param parts of the place, from the nearest to the farthest; empty ones and repeated ones are left out
 * @param city its name, for a place that is known only as a point
 * @param template of the description, with `{problem}` and `{place}`
 */
export function writtenReport(
  problem: string,
  parts: readonly string[],
  city: string,
  template: string,
): WrittenReport {
  const known = [...new Set(parts.map((part) => part.trim().replaceAll(/\s+/g, ' ')))].filter(Boolean);
  const place = [...(known.join(', ') || city)].slice(0, MAX_PLACE).join('').trim();
  const description = template.replace('{problem}', () => problem).replace('{place}', () => place);
  return { title: `${problem}, ${place}`, description };
}
