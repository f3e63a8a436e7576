import type { Statement } from '../../../src/platform/database/statement';

/** The statements the floor server runs, with the service's own names and texts. */
export interface FloorStatements {
  findActor: Statement;
  firstPage: Statement;
  nextPage: Statement;
  detail: Statement;
  countCells: Statement;
  lockIssue: Statement;
  toggleUpvote: Statement;
  findVisibility: Statement;
  threadPage: Statement;
  countMessage: Statement;
  lockChoices: Statement;
  insertMessage: Statement;
  keepMentions: Statement;
  cityLeaders: Statement;
  score: Statement;
}

/** Settings of the floor. */
export interface FloorSetup {
  databaseUrl: string;
  poolSize: number;
  /** Seals cursors as the service does. */
  jwtSecret: string;
  /** The start of the service's URLs of uploads. */
  publicBaseUrl: string;
  statements: FloorStatements;
}

/** The secret for the signatures of the chat platform, on both sides. */
export const CHAT_SECRET = 'the secret of the benchmark';

/** The message the floor server sends once it listens. */
export interface FloorReady {
  port: number;
}

/** The caller: the user's id, a space, the session's id. */
export const FLOOR_IDENTITY_HEADER = 'x-bench-identity';
