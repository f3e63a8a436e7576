import { Injectable } from '@nestjs/common';
import { CallerSupportsService, type Contact, IssueContactsService } from '../../../alerts';
import { CityStaffAccountService } from '../../../auth';
import { IssueLifecycle, IssueNotFound, type LockedIssue, type NewIssue } from '../../../issues';
import { UnattachedMediaService } from '../../../media';
import type { ConsoleActor } from '../../../kernel/console';
import { type FieldProblem, InvalidInput } from '../../../platform/http/domain-error';
import { ScopedIssueQueries } from '../../access/scoped-issues.queries';
import type { IntakeContactDto, NewIntakeDto } from './intake.dto';

/** A report that names no issue as the same, so that it has all of these members. */
type NewReport = NewIntakeDto &
  Required<Pick<NewIntakeDto, 'title' | 'description' | 'category' | 'priority'>>;

/** Makes issues of the reports that city staff take, or adds to those that are the same. */
@Injectable()
export class IntakeIssuesService {
  constructor(
    private readonly cityStaff: CityStaffAccountService,
    private readonly lifecycle: IssueLifecycle,
    private readonly contacts: IssueContactsService,
    private readonly supports: CallerSupportsService,
    private readonly media: UnattachedMediaService,
    private readonly scoped: ScopedIssueQueries,
  ) {}

  /**
   * Makes an issue of the city's account. Call it in a transaction.
   * @returns its id
   * @throws InvalidInput for photos that are not to be had; MediaFull
   */
  async open(report: NewIntakeDto): Promise<string> {
    const { cityId: city, contact = {} } = report;
    const origin = { actorId: (await this.cityStaff.actor()).id, surface: 'console' as const };
    // What may be absent is there, as no issue is named as the same.
    const { id } = await this.lifecycle.open(draftOf(report as NewReport), origin);
    await this.attach(id, report);
    await this.contacts.keep({ id, city }, contactOf(contact));
    return id;
  }

  /**
   * Adds the person, as a supporter, and the photos to the issue that is the same. Call it in a transaction.
   * @throws InvalidInput for an issue that is none of the city, or hidden, and photos that are not to be had; MediaFull
   */
  async join(actor: ConsoleActor, report: NewIntakeDto, sameAs: string): Promise<void> {
    if ((await this.scoped.seenBy(actor, [sameAs])).length === 0) throw noSuchIssue();
    const issue = await this.seen(sameAs, report.cityId);
    await this.supports.add(issue, contactOf(report.contact ?? {}));
    await this.attach(issue.id, report);
  }

  /** The issue that the person reports again. */
  private async seen(id: string, city: string): Promise<LockedIssue> {
    const issue = await this.lifecycle.lock(id).catch((error: unknown) => {
      if (error instanceof IssueNotFound) return undefined;
      throw error;
    });
    if (issue && issue.city === city && !issue.hidden) return issue;
    throw noSuchIssue();
  }

  private async attach(issueId: string, { mediaIds = [] }: NewIntakeDto): Promise<void> {
    const desk = await this.cityStaff.actor();
    const problems: FieldProblem[] = [];
    for (const [at, mediaId] of mediaIds.entries())
      if (!(await this.media.attach(desk, issueId, mediaId, desk.id)))
        problems.push({ field: `mediaIds.${at}`, message: 'is no photo that belongs to no issue yet' });
    if (problems.length > 0) throw new InvalidInput(problems);
  }
}

function draftOf({ title, description, cityId, category, priority, intake, ...report }: NewReport): NewIssue {
  const { pincode, location: { lat, lng, address } = {} } = report;
  const place =
    lat === undefined || lng === undefined ? { address } : { location: { lat, lng, address: address ?? '' } };
  return { title, description, city: cityId, category, priority, intake, pincode, ...place };
}

/** The whole name is one text here. */
function contactOf({ name, phone, email, language }: IntakeContactDto): Contact {
  return { firstName: name, phone, email, language };
}

function noSuchIssue(): InvalidInput {
  return new InvalidInput([{ field: 'sameAs', message: 'is no issue of the city that citizens see' }]);
}
