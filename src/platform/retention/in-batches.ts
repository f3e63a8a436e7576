/**
 * Deletes until nothing is left.
 * @param deleteSome deletes a batch, and returns a row for each that was deleted
 * @returns how many rows were deleted
 */
export async function inBatches(deleteSome: () => Promise<readonly unknown[]>): Promise<number> {
  for (let deleted = 0; ;) {
    const { length } = await deleteSome();
    if (length === 0) return deleted;
    deleted += length;
  }
}
