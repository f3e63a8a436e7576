import { Injectable } from '@nestjs/common';
import { Issue } from '../../issues/entities/issue.entity';
import type { CitySlug } from '../../kernel/cities';
import { columnsOf, type RowOf } from '../../platform/database/columns';
import { Database } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import { isInScope, SCOPE_OF_ACCOUNT } from '../access/console-scope.queries';
import { ConsoleRightsService } from '../auth/console-rights.service';
import { ConsoleAccount } from '../entities/console-account.entity';
import { Notification } from '../entities/notification.entity';
import { HOLDER_NEWS } from './notification';

/** How much news a digest lists. */
const MAX_NEWS = 50;

const ADDRESS = columnsOf(ConsoleAccount, ['email'], 'a');
const TITLE = columnsOf(Issue, ['title'], 'i');
const DIGEST = columnsOf(ConsoleAccount, ['id', 'email', 'holderMailUntil'], 'a');
const NEWS = columnsOf(Notification, { news: 'title', issueId: 'targetId' }, 'n');

/** SQL for whether the account `a` may see the issue `i`; its scope may have become narrower since it was given it. */
const maySee = (areEnforced: string) =>
  `(not ${areEnforced}::boolean or ${isInScope('i', `(${SCOPE_OF_ACCOUNT})`)})`;
const findAtOnce = statement(
  'console.holder-mailed-at-once',
  `select ${ADDRESS}, ${TITLE} from console_accounts a join issues i on i.id = $2
    where a.id = $1 and a.active and a.holder_mail = 'at_once' and ${maySee('$3')}`,
);
/** The morning is that of the first city of the account. */
const takeDigest = statement(
  'console.take-holder-digest',
  `select ${DIGEST} from console_accounts a
    where a.holder_mail = 'digest' and a.active and a.holder_mail_until < $2
      and coalesce(a.city_scope[1], $3) = $1
    order by a.id limit 1 for update skip locked`,
);
const listNews = statement(
  'console.holder-news',
  `select ${NEWS}, ${TITLE}, count(*) over ()::int as total
     from notifications n join issues i on i.id = n.target_id join console_accounts a on a.id = n.account_id
    where n.account_id = $1 and n.kind = any($4) and n.created_at > $2 and n.created_at <= $3 and ${maySee('$5')}
    order by n.created_at desc, n.id desc limit ${MAX_NEWS}`,
);

/** Whom a mail goes to, with the title of the issue. */
export type MailedHolder = RowOf<typeof ADDRESS> & RowOf<typeof TITLE>;
/** Whose digest is due. */
export type DueDigest = RowOf<typeof DIGEST>;
/** A piece of news about an issue, and how many there are. */
export type HolderNews = RowOf<typeof NEWS> & RowOf<typeof TITLE> & { total: number };

/** Reads which accounts get mails about the issues they hold, and what about. */
@Injectable()
export class HolderMailQueries {
  constructor(
    private readonly database: Database,
    private readonly rights: ConsoleRightsService,
  ) {}

  /** An account that gets a mail about an issue at once; undefined if it does not want that, or may not see it. */
  atOnce(accountId: string, issueId: string): Promise<MailedHolder | undefined> {
    return this.database.row(findAtOnce, [accountId, issueId, this.rights.areEnforced]);
  }

  /**
   * Locks an account whose digest of a morning is not written yet. Call it in a transaction.
   * @param everywhere the city whose morning counts for accounts of all cities
   */
  takeDigest(city: CitySlug, morning: Date, everywhere: CitySlug): Promise<DueDigest | undefined> {
    return this.database.row(takeDigest, [city, morning, everywhere]);
  }

  /** The news for an account after a time, up to another, about issues that it may see, newest first; at most 50. */
  news(accountId: string, after: Date | null, until: Date): Promise<HolderNews[]> {
    return this.database.rows(listNews, [accountId, after, until, HOLDER_NEWS, this.rights.areEnforced]);
  }
}
