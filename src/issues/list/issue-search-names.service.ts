import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Raw, Repository } from 'typeorm';
import { Database } from '../../platform/database/database';
import { IssueSearchRename } from '../entities/issue-search-rename.entity';
import { IssueSearchNameQueries } from './issue-search-name.queries';

/** By then all reports that were begun under the old name are committed. */
const SETTLED = '5 seconds';

/**
 * Makes issues findable by the new name of their reporter. A person may have thousands of issues, and a sign-in must
 * not wait for that.
 */
@Injectable()
export class IssueSearchNamesService {
  constructor(
    @InjectRepository(IssueSearchRename) private readonly renamed: Repository<IssueSearchRename>,
    private readonly database: Database,
    private readonly queries: IssueSearchNameQueries,
  ) {}

  /** @returns the number of people whose issues were updated */
  async catchUp(): Promise<{ people: number }> {
    let people = 0;
    for (let entry = await this.next(); entry; entry = await this.next(), people++) {
      const { userId, renames } = entry;
      await this.renameAll(userId);
      // An entry that was written again since, by another rename, is kept.
      await this.renamed.delete({ userId, renames });
    }
    return { people };
  }

  private next(): Promise<IssueSearchRename | null> {
    const settled = Raw((column) => `${column} < now() - interval '${SETTLED}'`);
    return this.renamed.findOneBy({ renamedAt: settled });
  }

  private async renameAll(userId: string): Promise<void> {
    for (let after: string | undefined = ''; after !== undefined;)
      after = await this.renameSome(userId, after);
  }

  /** Updates a batch. @returns the last issue of the batch; undefined at the end */
  private renameSome(userId: string, after: string): Promise<string | undefined> {
    return this.database.transaction(async () => {
      const ids = await this.queries.lockBatch(userId, after);
      await this.queries.rename(ids);
      return ids.at(-1);
    });
  }
}
