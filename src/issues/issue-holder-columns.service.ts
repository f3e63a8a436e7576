import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { Issue } from './entities/issue.entity';

/** Writes the holder of an issue to its row, where the indexes of queues need it. */
@Injectable()
export class IssueHolderColumnsService {
  constructor(@InjectRepository(Issue) private readonly issues: Repository<Issue>) {}

  /** Call it under the issue's lock. */
  async write(
    issueId: string,
    { holderUnitId, holderAccountId }: Pick<Issue, 'holderUnitId' | 'holderAccountId'>,
  ): Promise<void> {
    await this.issues.update({ id: issueId }, { holderUnitId, holderAccountId });
  }
}
