import { Injectable } from '@nestjs/common';
import { check } from '../../../../api/validation/request-validation.pipe';
import { ChangeIssuePrivacyDto, ContributionQueries, PrivacyApplicationsService } from '../../../../issues';
import type { Actor } from '../../../../kernel/people/actor';
import { SHOWN_AS } from '../../../../kernel/people/shown-as';
import { PLACE_PRECISIONS } from '../../../../kernel/place-precision';
import { DomainError } from '../../../../platform/http/domain-error';
import { oneOf } from '../../forms/form-fields';
import type { Problems } from '../../kit/fields';
import type { EarlierIssues } from './apply-section';
import type { ApplyFormDto } from './request-form.dto';

/** How people are shown in what they contributed before. */
@Injectable()
export class EarlierIssuesService {
  constructor(
    private readonly applications: PrivacyApplicationsService,
    private readonly contributions: ContributionQueries,
  ) {}

  async of(userId: string): Promise<EarlierIssues> {
    const [contributions, application] = await Promise.all([
      this.contributions.count(userId),
      this.applications.find(userId),
    ]);
    return { contributions, application };
  }

  /** Stores how everything of before is to be shown. @returns the problems of the form; undefined if it was stored */
  async apply(actor: Actor, form: ApplyFormDto): Promise<Problems | undefined> {
    const shownAs = oneOf(SHOWN_AS, form.shownAs);
    const place = oneOf(PLACE_PRECISIONS, form.place);
    const { value } = check(ChangeIssuePrivacyDto, { ...(shownAs && { shownAs }), ...(place && { place }) });
    if (!value) return { apply: 'problem.apply' };
    try {
      await this.applications.request(actor, value);
      return undefined;
    } catch (error) {
      if (error instanceof DomainError && error.kind === 'unprocessable')
        return { apply: 'problem.pseudonym' };
      throw error;
    }
  }
}
