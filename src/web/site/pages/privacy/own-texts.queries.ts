import { Injectable } from '@nestjs/common';
import { accountsOf } from '../../../../auth';
import { Database } from '../../../../platform/database/database';
import { statement } from '../../../../platform/database/statement';

/** How many reports, and how many messages, are read. */
const NEWEST = 50;

const newest = statement(
  'site.own-newest-texts',
  `(select i.title as text, i.created_at as at from issues i
     where i.reporter_id = any (${accountsOf('$1')}) order by i.created_at desc limit ${NEWEST})
   union all
   (select i.description, i.created_at from issues i
     where i.reporter_id = any (${accountsOf('$1')}) order by i.created_at desc limit ${NEWEST})
   union all
   (select m.content, m.created_at from messages m
     where m.author_id = any (${accountsOf('$1')}) and m.deleted_at is null
     order by m.created_at desc limit ${NEWEST})
   order by at desc`,
);

/** Reads what a person wrote. */
@Injectable()
export class OwnTextQueries {
  constructor(private readonly database: Database) {}

  /** The newest titles, descriptions and messages of a person, also those without their name. */
  async newest(userId: string): Promise<string[]> {
    const rows = await this.database.rows<{ text: string }>(newest, [userId]);
    return rows.map(({ text }) => text);
  }
}
