import { Injectable } from '@nestjs/common';
import type { LockedIssue } from '../../../issues';
import type { ConsoleActor } from '../../../kernel/console';
import { issueNumber } from '../../../kernel/issue-number';
import { textIn } from '../../../kernel/languages';
import { HoldersService, NotesService } from '../../../staff';
import { StaffAccountQueries } from '../../staff/staff-account.queries';

/** Writes down who worked on issues that are joined with another, as a note on that one; they go on holding theirs. */
@Injectable()
export class JoinedHoldersService {
  constructor(
    private readonly holders: HoldersService,
    private readonly accounts: StaffAccountQueries,
    private readonly notes: NotesService,
  ) {}

  /** Call it in the transaction of the merge. The record of the merge is the audit record of these notes. */
  async note(
    actor: ConsoleActor,
    canonicalIssueId: string,
    joined: ReadonlyArray<Pick<LockedIssue, 'id'>>,
  ): Promise<void> {
    for (const { id } of joined) {
      const held = await this.holders.of(id);
      const holder = held && (await this.accounts.named(held));
      if (!holder) continue;
      const names = [textIn(holder.unitName), holder.accountName].filter(Boolean).join(', ');
      const text = `Report ${issueNumber(id)} was joined with this one. It is held by ${names}.`;
      await this.notes.write(actor, canonicalIssueId, { text });
    }
  }
}
