import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Raw, Repository } from 'typeorm';
import type { FeedCategory } from '../../kernel/categories';
import { columnsOf, type RowOf } from '../../platform/database/columns';
import { Database } from '../../platform/database/database';
import { deleteReturning, insertNew } from '../../platform/database/returning';
import { statement } from '../../platform/database/statement';
import type { Hints } from '../channel';
import { Keyword } from '../entities/keyword.entity';
import { RemovedKeyword } from '../entities/removed-keyword.entity';

/** The columns of a keyword that detection needs. */
export type KeywordRow = Pick<Keyword, 'kind' | 'target' | 'keyword' | 'weight' | 'romanised'>;

/** By the ids: a keyword that is added again has its earlier time. */
const version = statement(
  'channels.keywords-version',
  `select md5(string_agg(id, ' ' order by id)) as version from keywords`,
);
/** A keyword added by city staff has a medium weight. */
const WEIGHT = 2;

/** The columns recorded when a keyword is added or removed. */
const KEYWORD_RECORD = columnsOf(Keyword, ['id', 'label', 'keyword']);
/** In SQL: the database lower-cases the keyword. One in another language is the same to city staff. */
const insert = statement(
  'channels.insert-keyword',
  `insert into keywords (id, kind, target, label, keyword, weight, created_at)
   select $1, 'category', $2, $3, lower($4), ${WEIGHT}, $5
    where not exists (select from keywords where kind = 'category' and label = $3 and lower(keyword) = lower($4))
   on conflict do nothing returning ${KEYWORD_RECORD}`,
);
/** The columns that a keyword and a removed keyword have in common. */
const STORED = ['id', 'target', 'label', 'keyword', 'language', 'weight', 'romanised', 'createdAt'] as const;
const OF_KEYWORD = columnsOf(Keyword, STORED);
const OF_REMOVED = columnsOf(RemovedKeyword, STORED);

/** A keyword to add. */
export type NewKeyword = Pick<Keyword, 'id' | 'target' | 'keyword' | 'createdAt'> & { label: FeedCategory };

/** A keyword of a category. */
export interface KeywordRecord extends RowOf<typeof KEYWORD_RECORD> {
  label: FeedCategory;
}

/** Reads and writes keywords. */
@Injectable()
export class KeywordQueries {
  constructor(
    @InjectRepository(Keyword) private readonly keywords: Repository<Keyword>,
    @InjectRepository(RemovedKeyword) private readonly removed: Repository<RemovedKeyword>,
    private readonly database: Database,
  ) {}

  /** A text that changes whenever a keyword is added or removed. */
  async version(): Promise<string> {
    return JSON.stringify(await this.database.row(version));
  }

  /** All keywords, in the order in which the first of equal ones decides. */
  all(): Promise<KeywordRow[]> {
    return this.keywords.find({ order: { weight: 'DESC', createdAt: 'ASC', id: 'ASC' } });
  }

  /** The feed label of the keyword that decided a category; of several the newest. */
  async labelOf({ category: target, categoryKeyword: keyword }: Hints): Promise<string | undefined> {
    const where = { kind: 'category' as const, target, keyword };
    const found = await this.keywords.findOne({ where, order: { createdAt: 'DESC', id: 'DESC' } });
    return found?.label;
  }

  /** Adds a keyword to a category; undefined if the category already has it, in any language. */
  insert({ id, target, label, keyword, createdAt }: NewKeyword): Promise<KeywordRecord | undefined> {
    return this.database.row<KeywordRecord>(insert, [id, target, label, keyword, createdAt]);
  }

  /**
   * Removes a keyword from its category, in all languages. Call it in a transaction.
   * @returns undefined if there is none with this id
   */
  async remove(id: string, removedAt: Date): Promise<KeywordRecord | undefined> {
    const found = await this.keywords.findOneBy({ id, kind: 'category' });
    if (!found) return undefined;
    const { kind, label, keyword } = found;
    const rows = await deleteReturning(this.keywords, { kind, label, keyword }, OF_KEYWORD);
    if (rows.length === 0) return undefined;
    await this.removed.insert(rows.map((row) => ({ ...row, removedAt })));
    return { id, label: label as FeedCategory, keyword };
  }

  /**
   * Adds a removed keyword to its category again, as it was. Call it in a transaction.
   * @returns undefined if the category has no such removed keyword, or has the keyword
   */
  async restore(label: FeedCategory, keyword: string): Promise<KeywordRecord | undefined> {
    const sameWord = Raw((column) => `lower(${column}) = lower(:keyword)`, { keyword });
    if (await this.keywords.existsBy({ kind: 'category', label, keyword: sameWord })) return undefined;
    const rows = await deleteReturning(this.removed, { label, keyword: sameWord }, OF_REMOVED);
    // The list shows this one of several languages.
    const [row] = rows.sort((one, other) => (one.id < other.id ? -1 : 1));
    if (!row) return undefined;
    await insertNew(
      this.keywords,
      rows.map((each) => ({ ...each, kind: 'category' as const })),
    );
    return { id: row.id, label, keyword: row.keyword };
  }
}
