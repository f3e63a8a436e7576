import { Injectable } from '@nestjs/common';
import { check } from '../../../api/validation/request-validation.pipe';
import { FlaggedAlready, FlagsService, RaiseFlagDto } from '../../../flags';
import { IssuesService } from '../../../issues';
import type { Actor } from '../../../kernel/actor';
import { MessagesService, PostMessageDto } from '../../../messages';
import { InvalidInput } from '../../../platform/http/domain-error';
import { RateDto, RequestReopenDto, ResolutionService } from '../../../resolution';
import type { Problems } from '../../kit/fields';
import type {
  FlagFormDto,
  MessageFormDto,
  RatingFormDto,
  ReopenFormDto,
  UpvoteFormDto,
} from './issue-forms.dto';
import type { IssueView } from './issue-view.service';

/** What was wrong with a form; undefined when the act is done. */
export type Outcome = Problems | undefined;

/** What people do on the page of an issue, by the services of the token API. */
@Injectable()
export class IssueActs {
  constructor(
    private readonly issues: IssuesService,
    private readonly messages: MessagesService,
    private readonly resolutions: ResolutionService,
    private readonly flags: FlagsService,
  ) {}

  /** @throws IssueNotFound */
  async upvote(actor: Actor, { issue }: IssueView, { want }: UpvoteFormDto): Promise<Outcome> {
    if (issue.hasUpvoted !== (want !== 'off')) await this.issues.toggleUpvote(actor, issue.id);
    return undefined;
  }

  /** @throws IssueNotFound */
  async post(actor: Actor, { issue }: IssueView, form: MessageFormDto): Promise<Outcome> {
    const { value } = check(PostMessageDto, form);
    if (!value) return { content: 'problem.content' };
    try {
      await this.messages.post(actor, issue.id, value.content);
      return undefined;
    } catch (error) {
      if (error instanceof InvalidInput) return { content: 'problem.content' };
      throw error;
    }
  }

  /** @throws IssueNotFound, Forbidden, WrongStatus */
  async rate(actor: Actor, { issue }: IssueView, form: RatingFormDto): Promise<Outcome> {
    const { value } = check(RateDto, form);
    if (!value) return { vote: 'problem.vote' };
    await this.resolutions.rate(actor, issue.id, value.vote);
    return undefined;
  }

  /** @throws IssueNotFound, WrongStatus */
  async requestReopen(actor: Actor, { issue }: IssueView, form: ReopenFormDto): Promise<Outcome> {
    const { value } = check(RequestReopenDto, form);
    if (!value) return { reason: 'problem.reason' };
    await this.resolutions.requestReopen(actor, issue.id, value.reason);
    return undefined;
  }

  /** @throws IssueNotFound, FlagTargetNotFound */
  async flag(actor: Actor, { issue }: IssueView, form: FlagFormDto): Promise<Outcome> {
    const { value, problems = [] } = check(RaiseFlagDto, {
      reason: form.flagReason,
      ...(form.note.trim() !== '' && { note: form.note }),
    });
    if (!value) {
      const isReason = problems.some(({ field }) => field === 'reason');
      return isReason ? { flagReason: 'problem.flagReason' } : { note: 'problem.note' };
    }
    const target =
      form.message === ''
        ? ({ kind: 'issue', id: issue.id } as const)
        : ({ kind: 'comment', id: form.message } as const);
    try {
      await this.flags.raise(actor, target, value, issue.id);
      return undefined;
    } catch (error) {
      if (error instanceof FlaggedAlready) return { flagReason: 'problem.flaggedAlready' };
      throw error;
    }
  }
}
