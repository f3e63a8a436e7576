import { Injectable } from '@nestjs/common';
import { check } from '../../../../api/validation/request-validation.pipe';
import { FlaggedAlready, FlagsService, type FlagTarget, RaiseFlagDto } from '../../../../flags';
import {
  IssuePlacePrivacyService,
  IssuePrivacyService,
  IssuesService,
  type VisibleIssue,
} from '../../../../issues';
import type { Actor } from '../../../../kernel/people/actor';
import type { FlagTargetKind } from '../../../../kernel/flags';
import { PERSONA_PREFIX } from '../../../../kernel/people/service-accounts';
import { SHOWN_AS } from '../../../../kernel/people/shown-as';
import { PLACE_PRECISIONS } from '../../../../kernel/place-precision';
import { ID_PREFIXES } from '../../../../kernel/ids';
import { CoverRegionsDto, MediaRegionsService } from '../../../../media';
import { DomainError } from '../../../../platform/http/domain-error';
import { oneOf } from '../../forms/form-fields';
import type { Problems } from '../../kit/fields';
import { partOf, regionsOf } from './cover-cells';
import type {
  CoverFormDto,
  FlagFormDto,
  PlaceFormDto,
  ShownAsFormDto,
  UpvoteFormDto,
} from './issue-forms.dto';

/** The kind of a flagged target, by the prefix of its id. */
const KINDS: Partial<Record<string, FlagTargetKind>> = {
  [ID_PREFIXES.issue]: 'issue',
  [ID_PREFIXES.message]: 'comment',
  [ID_PREFIXES.media]: 'media',
  [ID_PREFIXES.user]: 'reporter',
  [PERSONA_PREFIX.slice(0, -1)]: 'reporter',
};

/** The acts on an issue itself, done by the services of the token API. Each returns the problems of its form. */
@Injectable()
export class IssueActsService {
  constructor(
    private readonly issues: IssuesService,
    private readonly flags: FlagsService,
    private readonly privacy: IssuePrivacyService,
    private readonly places: IssuePlacePrivacyService,
    private readonly regions: MediaRegionsService,
  ) {}

  /** Changes how all that the actor contributed to the issue is shown. @throws IssueNotFound, Forbidden, NoPseudonym */
  async showAs(actor: Actor, issue: VisibleIssue, form: ShownAsFormDto): Promise<undefined> {
    await this.privacy.change(actor, issue.id, { shownAs: oneOf(SHOWN_AS, form.shownAs) });
    return undefined;
  }

  /** Covers parts of a photo. @throws IssueNotFound, MediaNotFound, NotAPicture, Forbidden, MediaChanged */
  async cover(
    actor: Actor,
    issue: VisibleIssue,
    { photo, cells, parts }: CoverFormDto,
  ): Promise<Problems | undefined> {
    const { value } = check(CoverRegionsDto, { regions: [...regionsOf(cells), ...parts.map(partOf)] });
    if (!value) return { cells: 'problem.cover' };
    await this.regions.cover(actor, issue.id, photo, value.regions);
    return undefined;
  }

  /** @throws IssueNotFound */
  async upvote(actor: Actor, issue: VisibleIssue, { want }: UpvoteFormDto): Promise<undefined> {
    await this.issues.setUpvote(actor, issue.id, want !== 'off');
    return undefined;
  }

  /**
   * Changes how exactly everyone sees the place of the issue.
   * @throws IssueNotFound, Forbidden, IssueClosed, ExactPlaceUnknown
   */
  async showPlace(actor: Actor, issue: VisibleIssue, { place }: PlaceFormDto): Promise<Problems | undefined> {
    const precision = oneOf(PLACE_PRECISIONS, place);
    if (precision === undefined) return { place: 'problem.shownPlace' };
    await this.places.change(actor, issue.id, precision);
    return undefined;
  }

  /** Flags the issue, or a message, a photo or a person of it. @throws IssueNotFound, FlagTargetNotFound */
  async flag(actor: Actor, issue: VisibleIssue, form: FlagFormDto): Promise<Problems | undefined> {
    const { value, problems = [] } = check(RaiseFlagDto, {
      reason: form.flagReason,
      ...(form.note.trim() !== '' && { note: form.note }),
    });
    if (!value) {
      const isReason = problems.some(({ field }) => field === 'reason');
      return isReason ? { flagReason: 'problem.flagReason' } : { note: 'problem.note' };
    }
    const target = targetOf(form.target || issue.id, issue.id);
    try {
      // A person does not belong to an issue.
      await this.flags.raise(actor, target, value, target.kind === 'reporter' ? undefined : issue.id);
      return undefined;
    } catch (error) {
      if (error instanceof FlaggedAlready) return { flagReason: 'problem.flaggedAlready' };
      throw error;
    }
  }
}

/** @throws DomainError `notFound` for an id of another kind, or another issue */
function targetOf(id: string, issueId: string): FlagTarget {
  const kind = KINDS[id.split('_')[0] ?? ''];
  if (kind === undefined || (kind === 'issue' && id !== issueId))
    throw new DomainError('notFound', 'There is nothing to flag');
  return { kind, id };
}
