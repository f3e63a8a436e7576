import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
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

/** The reads of the keywords texts are looked at with. */
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

  /** The label under which the keyword stands that told the category; of several the newest. */
  async labelOf({ category: target, categoryKeyword: keyword }: Hints): Promise<string | undefined> {
    const where = { kind: 'category' as const, target, keyword };
    const found = await this.keywords.findOne({ where, order: { createdAt: 'DESC', id: 'DESC' } });
    return found?.label;
  }
}
