import { Injectable } from '@nestjs/common';
import { type FeedCategory, SLUG_OF_LABEL } from '../kernel/categories';
import { Clock } from '../kernel/clock';
import { newId } from '../kernel/ids';
import { Database } from '../platform/database/database';
import { statement } from '../platform/database/statement';
import { DomainError, InvalidInput } from '../platform/http/domain-error';
import { Hinting } from './detection/hint.service';
import { wordsOf } from './detection/normalise';

/** A word somebody chose counts as much as an ordinary one. */
const WEIGHT = 2;

const insert = statement(
  'channels.insert-keyword',
  `insert into keywords (id, kind, target, label, keyword, weight, created_at)
   values ($1, 'category', $2, $3, lower($4), ${WEIGHT}, $5)
   on conflict do nothing returning id, label as category, keyword`,
);
const remove = statement(
  'channels.delete-keyword',
  `delete from keywords where id = $1 and kind = 'category' returning id, label as category, keyword`,
);

/** A keyword that tells a category. */
export interface KeywordRecord {
  id: string;
  category: FeedCategory;
  keyword: string;
}

/** The writer of the keywords that are added in the console; the next text is looked at with them. Call it in a transaction. */
@Injectable()
export class KeywordRecords {
  constructor(
    private readonly database: Database,
    private readonly hinting: Hinting,
    private readonly clock: Clock,
  ) {}

  /** @throws InvalidInput for a keyword no text can contain; DomainError conflict when the category has it */
  async add(category: FeedCategory, keyword: string): Promise<KeywordRecord> {
    if (wordsOf(keyword).length === 0)
      throw new InvalidInput([{ field: 'keyword', message: 'must have letters or digits in it' }]);
    const values = [newId('keyword'), SLUG_OF_LABEL[category], category, keyword, this.clock.now()];
    const added = await this.database.row<KeywordRecord>(insert, values);
    if (!added) throw new DomainError('conflict', 'The category has this keyword already');
    this.database.afterCommit('keywords', () => this.hinting.forget());
    return added;
  }

  /** @throws DomainError notFound */
  async remove(id: string): Promise<KeywordRecord> {
    const removed = await this.database.row<KeywordRecord>(remove, [id]);
    if (!removed) throw new DomainError('notFound', 'There is no such keyword');
    this.database.afterCommit('keywords', () => this.hinting.forget());
    return removed;
  }
}
