import { Injectable } from '@nestjs/common';
import { type FeedCategory, SLUG_OF_LABEL } from '../kernel/categories';
import { Clock } from '../kernel/time/clock';
import { newId } from '../kernel/ids';
import { Database } from '../platform/database/database';
import { DomainError, InvalidInput } from '../platform/http/domain-error';
import { CategoryHintsService } from './detection/category-hints.service';
import { KeywordQueries, type KeywordRecord } from './detection/keyword.queries';
import { wordsOf } from '../kernel/text/normalise';

export type { KeywordRecord } from './detection/keyword.queries';

const TURN = 'keywords';

/**
 * Adds and removes keywords for the console; the next text uses the change. Call it in a transaction. Changes run one
 * after the other, so that a keyword is never stored as both present and removed.
 */
@Injectable()
export class KeywordRecordsService {
  constructor(
    private readonly queries: KeywordQueries,
    private readonly database: Database,
    private readonly categoryHints: CategoryHintsService,
    private readonly clock: Clock,
  ) {}

  /**
   * Adds a keyword with a medium weight. One that the category had before gets back its weight, language and age.
   * @throws InvalidInput for a keyword that no text can contain; DomainError `conflict` if the category has it
   */
  async add(category: FeedCategory, keyword: string): Promise<KeywordRecord> {
    if (wordsOf(keyword).length === 0)
      throw new InvalidInput([{ field: 'keyword', message: 'must have letters or digits in it' }]);
    await this.database.takeTurns(TURN);
    const id = newId('keyword');
    const createdAt = this.clock.now();
    const target = SLUG_OF_LABEL[category];
    const added =
      (await this.queries.restore(category, keyword)) ??
      (await this.queries.insert({ id, target, label: category, keyword, createdAt }));
    if (!added) throw new DomainError('conflict', 'The category has this keyword already');
    this.database.afterCommit('keywords', () => this.categoryHints.forget());
    return added;
  }

  /** Removes a keyword from its category, in all languages. @throws DomainError notFound */
  async remove(id: string): Promise<KeywordRecord> {
    await this.database.takeTurns(TURN);
    const removed = await this.queries.remove(id, this.clock.now());
    if (!removed) throw new DomainError('notFound', 'There is no such keyword');
    this.database.afterCommit('keywords', () => this.categoryHints.forget());
    return removed;
  }
}
