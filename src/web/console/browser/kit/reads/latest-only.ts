/** Tracks calls of which only the newest counts. */
export class LatestOnly {
  private newest = 0;
  private awaited = 0;

  /** Whether a call that counts is still waiting for its response. */
  get isAwaited(): boolean {
    return this.awaited !== 0;
  }

  /** Starts a call. Earlier calls no longer count. @returns its ticket */
  begin(): number {
    this.awaited = ++this.newest;
    return this.newest;
  }

  /** Ends a call. @returns whether the call counts */
  end(ticket: number): boolean {
    if (ticket !== this.newest || !this.isAwaited) return false;
    this.awaited = 0;
    return true;
  }

  /** After this, no call started so far counts. */
  drop(): void {
    this.newest++;
    this.awaited = 0;
  }
}

/** Makes sure that a response is not shown after the response of a later call. */
export class InOrder {
  private begun = 0;
  private shown = 0;

  /** Starts a call. @returns its ticket */
  begin(): number {
    return ++this.begun;
  }

  /** Whether the response of a call may be shown. If so, the caller must show it. */
  mayShow(ticket: number): boolean {
    if (ticket < this.shown) return false;
    this.shown = ticket;
    return true;
  }
}
