/** Rows the parser left out, by how many it had read before each. */
export class UnreadableRows {
  private readonly after: number[] = [];

  add(read: number): void {
    // It may complain of one row more than once.
    if (this.after.at(-1) !== read) this.after.push(read);
  }

  /** The row of the file the parser's nth is. */
  rowOf(nth: number): number {
    return nth + this.after.filter((read) => read < nth).length;
  }

  rows(): number[] {
    return this.after.map((read, index) => read + index + 1);
  }
}
