import { Injectable } from '@nestjs/common';
import { OwnIssuesService } from '../../../../alerts';
import { IssuesService, type NewIssue } from '../../../../issues';
import type { Actor } from '../../../../kernel/people/actor';
import type { Language } from '../../languages';

/** Creates issues for the site, in the language of the reporter. */
@Injectable()
export class SiteReportsService {
  constructor(
    private readonly issues: IssuesService,
    private readonly own: OwnIssuesService,
  ) {}

  /** Creates an issue; call it in a transaction. @returns its id */
  async report(actor: Actor, issue: NewIssue, language: Language): Promise<string> {
    // First, as the alerts of the new issue use this language.
    await this.own.setLanguage(actor.id, language);
    return (await this.issues.report(actor, issue)).id;
  }
}
