import { Injectable } from '@nestjs/common';
import { Issue } from '../../../issues/entities/issue.entity';
import { type IssueReference, readIssueReference } from '../../../kernel/issue-number';
import { columnsOf, type RowOf } from '../../../platform/database/columns';
import { Database } from '../../../platform/database/database';
import { statement } from '../../../platform/database/statement';
import { FirstPhotoQueries } from '../first-photos.queries';
import { type Page, SeeOther } from '../page';

const LISTED = columnsOf(
  Issue,
  ['id', 'title', 'city', 'category', 'status', 'upvotes', 'createdAt', 'dueAt', 'breachedAt', 'area'],
  'i',
);
/** Includes merged issues, whose pages lead to the others. */
const find = statement(
  'site.find-numbered',
  `select ${LISTED}, i.hidden as "isMerged" from issues i
    where right(i.id, 6) = $1 and (not i.hidden or (i.duplicate_of is not null and not i.withheld))
    order by i.created_at desc, i.id desc limit 20`,
);

/** An issue that was found by its number. */
export type NumberedIssue = RowOf<typeof LISTED> & { isMerged: boolean };

/** Finds issues by what people write down or read out. */
@Injectable()
export class NumberedIssues {
  constructor(
    private readonly database: Database,
    private readonly photos: FirstPhotoQueries,
  ) {}

  /**
   * A redirect to the issue that a text names by number, id or address, if it can hardly mean anything else.
   * @param page makes the page for any other text, with the issues of all cities that it may name
   */
  async openOr(
    text: string | undefined,
    page: (issues: NumberedIssue[]) => Promise<Page>,
  ): Promise<Page | SeeOther> {
    const reference = readIssueReference(text ?? '');
    const issues = reference ? await this.named(reference) : [];
    const [first, ...others] = issues;
    if (!first || others.length > 0 || !reference?.isCertain) return page(issues);
    return new SeeOther(`/${first.city}/issues/${first.id}`, [], 302);
  }

  private async named({ number, id }: IssueReference): Promise<NumberedIssue[]> {
    const issues = await this.database.rows<NumberedIssue>(find, [number]);
    return this.photos.addTo(id === undefined ? issues : issues.filter((issue) => issue.id === id));
  }
}
