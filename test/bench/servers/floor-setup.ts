import type { Statement } from '../../../src/platform/database/statement';

/** The statements the floor runs, with the service's own names and texts. */
export interface FloorStatements {
  findActor: Statement;
  firstPage: Statement;
  nextPage: Statement;
  detail: Statement;
  countCells: Statement;
  openIssue: Statement;
  lockIssue: Statement;
  toggleUpvote: Statement;
  findVisibility: Statement;
  threadPage: Statement;
  countMessage: Statement;
  insertMessage: Statement;
  keepMentions: Statement;
  cityLeaders: Statement;
  score: Statement;
}

/** Settings of the floor. */
export interface FloorSetup {
  databaseUrl: string;
  poolSize: number;
  /** Seals cursors the way the service does. */
  jwtSecret: string;
  /** What the service's URLs of uploads begin with. */
  publicBaseUrl: string;
  statements: FloorStatements;
}

/** What the chat platform signs with, on both sides. */
export const CHAT_SECRET = 'the secret of the benchmark';

/** What the floor says once it listens. */
export interface FloorReady {
  port: number;
}

/** Who asks: the user's id, a space, the session's id. */
export const FLOOR_IDENTITY_HEADER = 'x-bench-identity';
