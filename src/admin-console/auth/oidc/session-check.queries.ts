import { Injectable } from '@nestjs/common';
import { columnsOf } from '../../../platform/database/columns';
import { Database } from '../../../platform/database/database';
import { statement } from '../../../platform/database/statement';
import { ConsoleSession } from '../../entities/console-session.entity';

const CHECKED = columnsOf(ConsoleSession, ['tokenHash', 'accountId', 'providerTokens']);

const DUE = columnsOf(ConsoleSession, ['tokenHash']);

const claim = statement(
  'console.claim-session-check',
  `update console_sessions set check_at = $3
    where token_hash = $1 and check_at <= $2 and revoked_at is null and expires_at > $2
   returning ${CHECKED}`,
);
const due = statement(
  'console.due-session-checks',
  `select ${DUE} from console_sessions
    where check_at <= $1 and revoked_at is null and expires_at > $1 order by check_at limit 200`,
);

/** A session to ask the identity provider about. */
export interface CheckedSession {
  tokenHash: string;
  accountId: string;
  providerTokens: string;
}

/** Finds the sessions about which the identity provider has to be asked again. */
@Injectable()
export class SessionCheckQueries {
  constructor(private readonly database: Database) {}

  /**
   * Takes the check of a session, if it is due: a refresh token may count once.
   * @param until when the check is due again if nothing comes of this one
   */
  claim(tokenHash: string, now: Date, until: Date): Promise<CheckedSession | undefined> {
    return this.database.row<CheckedSession>(claim, [tokenHash, now, until]);
  }

  /** The sessions whose check is due, at most 200. */
  async due(now: Date): Promise<string[]> {
    const rows = await this.database.rows<{ tokenHash: string }>(due, [now]);
    return rows.map(({ tokenHash }) => tokenHash);
  }
}
