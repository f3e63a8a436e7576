import { Injectable } from '@nestjs/common';
import type { Actor } from '../kernel/actor';
import { Config } from '../config/config';
import { IssueDto } from './dto/issue.dto';
import { presentDetail } from './issue.presenter';
import { IssueQueries } from './issue.queries';

/** Issues as the token API shows them one by one (docs/api/issues.md#detail). */
@Injectable()
export class IssueDetails {
  constructor(
    private readonly queries: IssueQueries,
    private readonly config: Config,
  ) {}

  /** @throws IssueNotFound */
  async show(id: string, actor: Actor | undefined): Promise<IssueDto> {
    const row = await this.queries.detail(id, actor);
    return presentDetail(row, actor !== undefined, this.config.publicBaseUrl);
  }
}
