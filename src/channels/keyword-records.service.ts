import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { type FeedCategory, SLUG_OF_LABEL } from '../kernel/categories';
import { Clock } from '../kernel/clock';
import { newId } from '../kernel/ids';
import { columnsOf, type RowOf } from '../platform/database/columns';
import { Database } from '../platform/database/database';
import { deleteReturning } from '../platform/database/returning';
import { statement } from '../platform/database/statement';
import { DomainError, InvalidInput } from '../platform/http/domain-error';
import { Hinting } from './detection/hint.service';
import { Keyword } from './entities/keyword.entity';
import { wordsOf } from './detection/normalise';

/** A word somebody chose counts as much as an ordinary one. */
const WEIGHT = 2;

const RECORD = columnsOf(Keyword, { id: 'id', category: 'label', keyword: 'keyword' });
/** SQL: the database puts the keyword into small letters, and leaves one that is known as it is. */
const insert = statement(
  'channels.insert-keyword',
  `insert into keywords (id, kind, target, label, keyword, weight, created_at)
   values ($1, 'category', $2, $3, lower($4), ${WEIGHT}, $5)
   on conflict do nothing returning ${RECORD}`,
);

/** A keyword that tells a category. */
export interface KeywordRecord extends RowOf<typeof RECORD> {
  category: FeedCategory;
}

/**
 * The writer of the keywords that are added in the console; the next text is looked at with them. Call it in a
 * transaction.
 */
@Injectable()
export class KeywordRecords {
  constructor(
    @InjectRepository(Keyword) private readonly keywords: Repository<Keyword>,
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
    const [removed] = await deleteReturning(this.keywords, { id, kind: 'category' }, RECORD);
    if (!removed) throw new DomainError('notFound', 'There is no such keyword');
    this.database.afterCommit('keywords', () => this.hinting.forget());
    return removed as KeywordRecord;
  }
}
