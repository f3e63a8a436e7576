import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Raw, Repository } from 'typeorm';
import { Database } from '../platform/database/database';
import { IssueSearchRename } from './entities/issue-search-rename.entity';
import { IssueSearchNameQueries } from './issue-search-name.queries';

/** Whoever reported under the old name when the new one came has committed by then. */
const SETTLED = '5 seconds';

/**
 * Lets issues be found by the new name of whoever reported them. Somebody may have reported thousands: a sign-in must
 * not wait for that.
 */
@Injectable()
export class IssueSearchNames {
  constructor(
    @InjectRepository(IssueSearchRename) private readonly renamed: Repository<IssueSearchRename>,
    private readonly database: Database,
    private readonly queries: IssueSearchNameQueries,
  ) {}

  /** @returns how many people's issues were brought up to date */
  async catchUp(): Promise<{ people: number }> {
    let people = 0;
    for (let entry = await this.next(); entry; entry = await this.next(), people++) {
      const { userId, renames } = entry;
      await this.renameAll(userId);
      // Whoever was renamed again meanwhile stays entered.
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

  /** @returns the last issue it came to, or undefined at the end */
  private renameSome(userId: string, after: string): Promise<string | undefined> {
    return this.database.transaction(async () => {
      const ids = await this.queries.lockBatch(userId, after);
      await this.queries.rename(ids);
      return ids.at(-1);
    });
  }
}
