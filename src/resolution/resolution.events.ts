import type { Vote } from './resolution';

/** Somebody asked for a resolved issue to be reopened. */
export class ReopenRequested {
  constructor(
    readonly issueId: string,
    readonly requestId: string,
  ) {}
}

/** Somebody rated a resolution for the first time, or otherwise than before. */
export class ResolutionRated {
  constructor(
    readonly issueId: string,
    readonly vote: Vote,
  ) {}
}
