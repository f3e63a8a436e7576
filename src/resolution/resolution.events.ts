import type { IssueStatusChanged } from '../issues';
import type { Vote } from './resolution';

/** The resolution of an issue began or ended with a change of its status, and is stored. */
export class ResolutionChanged {
  constructor(readonly issue: IssueStatusChanged['issue']) {}
}

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
