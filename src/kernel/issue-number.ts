/** How many characters of an issue's id are its number. */
export const NUMBER_LENGTH = 6;

/** The number of an issue, as people read it out: the last characters of its id. Two issues may have the same. */
export function issueNumber(id: string): string {
  return id.slice(-NUMBER_LENGTH);
}
