import { Injectable } from '@nestjs/common';
import { OwnIssues } from '../../../alerts';
import { IssuesService, type NewIssue } from '../../../issues';
import type { Actor } from '../../../kernel/actor';
import type { Language } from '../../languages';

/** Reports issues from the site, in the language their reporter reads. */
@Injectable()
export class SiteReports {
  constructor(
    private readonly issues: IssuesService,
    private readonly own: OwnIssues,
  ) {}

  /** Reports an issue; call it in a transaction. @returns its id */
  async report(actor: Actor, issue: NewIssue, language: Language): Promise<string> {
    // First: with the report its alerts get their language.
    await this.own.setLanguage(actor.id, language);
    return (await this.issues.report(actor, issue)).id;
  }
}
