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
/** As much of a keyword as finding it takes. */
export type KeywordRow = RowOf<typeof KEYWORD>;

const version = statement(
  'channels.keywords-version',
  `select count(*)::int as keywords, max(created_at) as latest from keywords`,
);
const findAll = statement(
  'channels.keywords',
  `select ${KEYWORD} from keywords order by weight desc, created_at, id`,
);

/** A word somebody chose counts as much as an ordinary one. */
const WEIGHT = 2;

/** What is recorded of a keyword that is added or removed. */
export const KEYWORD_RECORD = columnsOf(Keyword, ['id', 'label', 'keyword']);
/** SQL: the database puts the keyword into small letters, and leaves one that is known as it is. */
const insert = statement(
  'channels.insert-keyword',
  `insert into keywords (id, kind, target, label, keyword, weight, created_at)
   values ($1, 'category', $2, $3, lower($4), ${WEIGHT}, $5)
   on conflict do nothing returning ${KEYWORD_RECORD}`,
);

/** A keyword that is to be added. */
export type NewKeyword = Pick<Keyword, 'id' | 'target' | 'keyword' | 'createdAt'> & { label: FeedCategory };

/** A keyword that tells a category. */
export interface KeywordRecord extends RowOf<typeof KEYWORD_RECORD> {
  label: FeedCategory;
}

/** The keywords texts are looked at with. */
@Injectable()
export class KeywordQueries {
  constructor(
    @InjectRepository(Keyword) private readonly keywords: Repository<Keyword>,
    private readonly database: Database,
  ) {}

  /** A text that changes when a keyword comes or goes. */
  async version(): Promise<string> {
    return JSON.stringify(await this.database.row(version));
  }

  /** All keywords: of those found in a text the first decides. */
  all(): Promise<KeywordRow[]> {
    return this.database.rows<KeywordRow>(findAll);
  }

  /** The label under which the keyword stands that the category is known by; of several the newest. */
  async labelOf({ category: target, categoryKeyword: keyword }: Hints): Promise<string | undefined> {
    const where = { kind: 'category' as const, target, keyword };
    const found = await this.keywords.findOne({ where, order: { createdAt: 'DESC', id: 'DESC' } });
    return found?.label;
  }

  /** Adds a keyword that tells a category; undefined where the category has it. */
  insert(keyword: NewKeyword): Promise<KeywordRecord | undefined> {
    const { id, target, label, createdAt } = keyword;
    return this.database.row<KeywordRecord>(insert, [id, target, label, keyword.keyword, createdAt]);
  }
}
