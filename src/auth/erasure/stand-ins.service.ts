import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { PERSONA_PREFIX } from '../../kernel/people/service-accounts';
import { Database } from '../../platform/database/database';
import { StandInQueries } from './stand-in.queries';

/** An issue, an event or a flag to which a person contributed, and when. */
export interface Scope {
  scope: string;
  at: Date;
}

/**
 * The accounts that stand in for a person who is erased: one for each issue, event and flag, their persona if they have
 * one there. In the end nothing says who is behind them.
 */
@Injectable()
export class StandInsService {
  constructor(
    private readonly queries: StandInQueries,
    private readonly database: Database,
  ) {}

  /**
   * Moves contributions in some scopes to the stand-ins of a person, in one transaction.
   * @param scopes without repetitions
   * @param move gets the scopes and their accounts, in the same order, and returns how many rows it moved
   * @returns the same
   */
  move(
    userId: string,
    scopes: readonly Scope[],
    move: (scopes: string[], accounts: string[]) => Promise<number>,
  ): Promise<number> {
    if (scopes.length === 0) return Promise.resolve(0);
    return this.database.transaction(async () => {
      const names = scopes.map(({ scope }) => scope);
      await this.queries.hideNames(userId, names);
      const known = new Map((await this.queries.find(userId, names)).map(({ scope, id }) => [scope, id]));
      const added = scopes
        .filter(({ scope }) => !known.has(scope))
        .map(({ scope, at }) => ({ scope, at, id: PERSONA_PREFIX + randomUUID() }));
      if (added.length > 0) await this.queries.add(userId, added);
      for (const { scope, id } of added) known.set(scope, id);
      return move(
        names,
        names.map((scope) => known.get(scope)!),
      );
    });
  }
}
