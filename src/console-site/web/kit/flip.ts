/**
 * Has something that the API turns over be as is wanted: where somebody else turned it over in the meantime it is
 * turned once more, so that it is as was wanted and not the opposite.
 * @param flip turns it over; how it is then
 * @param look how it is now. With it nothing is turned over that is as wanted already: what a colleague has hidden must
 *   not be seen even for a moment
 * @returns how it is
 */
export async function flipTo(
  wanted: boolean,
  flip: () => Promise<boolean>,
  look?: () => Promise<boolean | undefined>,
): Promise<boolean> {
  if (look && (await look()) === wanted) return wanted;
  const is = await flip();
  return is === wanted ? is : flip();
}
