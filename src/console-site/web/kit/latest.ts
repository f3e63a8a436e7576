/** Calls of which the newest alone counts. */
export class Latest {
  private newest = 0;
  private awaited = 0;

  /** Whether an answer that will count is being waited for. */
  get isAwaited(): boolean {
    return this.awaited !== 0;
  }

  /** Begins a call, before which none counts any more. @returns its ticket */
  begin(): number {
    this.awaited = ++this.newest;
    return this.newest;
  }

  /** Ends a call. @returns whether it counts */
  end(ticket: number): boolean {
    if (ticket !== this.newest || !this.isAwaited) return false;
    this.awaited = 0;
    return true;
  }

  /** Lets no call that was begun count. */
  drop(): void {
    this.newest++;
    this.awaited = 0;
  }
}

/** Answers of which none is shown once a later one was. */
export class InOrder {
  private begun = 0;
  private shown = 0;

  /** Begins a call. @returns its ticket */
  begin(): number {
    return ++this.begun;
  }

  /** Whether the answer of a call may be shown, which is then done. */
  mayShow(ticket: number): boolean {
    if (ticket < this.shown) return false;
    this.shown = ticket;
    return true;
  }
}
