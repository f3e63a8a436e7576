import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import type { FeedCategory } from '../../kernel/categories';
import { columnsOf, type RowOf } from '../../platform/database/columns';
import { Database } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import type { Hints } from '../channel';
import { Keyword } from '../entities/keyword.entity';

const KEYWORD = columnsOf(Keyword, ['kind', 'target', 'keyword', 'weight', 'romanised']);
/** The columns of a keyword that detection needs. */
export type KeywordRow = RowOf<typeof KEYWORD>;

const version = statement(
  'channels.keywords-version',
  `select count(*)::int as keywords, max(created_at) as latest from keywords`,
);
const findAll = statement(
  'channels.keywords',
  `select ${KEYWORD} from keywords order by weight desc, created_at, id`,
);

/** A keyword added by city staff has a medium weight. */
const WEIGHT = 2;

/** The columns recorded when a keyword is added or removed. */
export const KEYWORD_RECORD = columnsOf(Keyword, ['id', 'label', 'keyword']);
/** In SQL: the database lower-cases the keyword, and skips an existing one. */
const insert = statement(
  'channels.insert-keyword',
  `insert into keywords (id, kind, target, label, keyword, weight, created_at)
   values ($1, 'category', $2, $3, lower($4), ${WEIGHT}, $5)
   on conflict do nothing returning ${KEYWORD_RECORD}`,
);

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
    private readonly database: Database,
  ) {}

  /** A text that changes whenever a keyword is added or removed. */
  async version(): Promise<string> {
    return JSON.stringify(await this.database.row(version));
  }

  /** All keywords, in the order in which the first of equal ones decides. */
  all(): Promise<KeywordRow[]> {
    return this.database.rows<KeywordRow>(findAll);
  }

  /** The feed label of the keyword that decided a category; of several the newest. */
  async labelOf({ category: target, categoryKeyword: keyword }: Hints): Promise<string | undefined> {
    const where = { kind: 'category' as const, target, keyword };
    const found = await this.keywords.findOne({ where, order: { createdAt: 'DESC', id: 'DESC' } });
    return found?.label;
  }

  /** Adds a keyword to a category; undefined if the category already has it. */
  insert(keyword: NewKeyword): Promise<KeywordRecord | undefined> {
    const { id, target, label, createdAt } = keyword;
    return this.database.row<KeywordRecord>(insert, [id, target, label, keyword.keyword, createdAt]);
  }
}
