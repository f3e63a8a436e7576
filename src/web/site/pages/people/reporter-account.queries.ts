import { Injectable } from '@nestjs/common';
import { Reporter } from '../../../../public-read/entities/reporter.entity';
import { columnsOf, type RowOf } from '../../../../platform/database/columns';
import { Database } from '../../../../platform/database/database';
import { statement } from '../../../../platform/database/statement';

const ACCOUNT = columnsOf(Reporter, ['userId', 'city']);
const PROFILE = columnsOf(Reporter, ['slug', 'city']);

const find = statement('site.reporter-account', `select ${ACCOUNT} from reporters where slug = $1`);
const findSlug = statement('site.reporter-slug', `select ${PROFILE} from reporters where user_id = $1`);

/** Maps profiles to accounts and back. */
@Injectable()
export class ReporterAccountQueries {
  constructor(private readonly database: Database) {}

  /** The account of a profile; undefined if there is none. */
  bySlug(slug: string): Promise<RowOf<typeof ACCOUNT> | undefined> {
    return this.database.row(find, [slug]);
  }

  /** The profile of an account; undefined if it has not reported anything. */
  of(userId: string): Promise<RowOf<typeof PROFILE> | undefined> {
    return this.database.row(findSlug, [userId]);
  }
}
