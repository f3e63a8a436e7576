import { Injectable } from '@nestjs/common';
import { Database } from '../platform/database/database';
import { statement } from '../platform/database/statement';

/** Returns how many moved, and the time of the last message of each thread afterwards. */
const move = statement(
  'messages.move',
  `with moved as (
     update messages set issue_id = $2 where issue_id = $1 and id = any ($3) returning id, created_at)
   select (select count(*)::int from moved) as count, (select max(created_at) from moved) as "lastOfPart",
          (select max(created_at) from messages m
            where m.issue_id = $1 and m.id not in (select id from moved)) as "lastOfRest"`,
);

/** How messages moved to another thread, which had none before. */
export interface MovedMessages {
  count: number;
  /** null: none moved. */
  lastOfPart: Date | null;
  /** null: none stayed. */
  lastOfRest: Date | null;
}

/** Moves messages between threads. */
@Injectable()
export class MessageMoveQueries {
  constructor(private readonly database: Database) {}

  async move(from: string, to: string, ids: readonly string[]): Promise<MovedMessages> {
    const moved = await this.database.row<MovedMessages>(move, [from, to, ids]);
    return moved ?? { count: 0, lastOfPart: null, lastOfRest: null };
  }
}
