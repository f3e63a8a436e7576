/** The rows the parser skipped, by the number of rows it had returned before each. */
export class UnreadableRows {
  private readonly after: number[] = [];

  add(read: number): void {
    // The parser may report a row more than once.
    if (this.after.at(-1) !== read) this.after.push(read);
  }

  /** The row of the file for the nth row the parser returns. */
  rowOf(nth: number): number {
    return nth + this.after.filter((read) => read < nth).length;
  }

  rows(): number[] {
    return this.after.map((read, index) => read + index + 1);
  }
}
