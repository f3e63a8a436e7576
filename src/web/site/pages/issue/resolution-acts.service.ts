import { Injectable } from '@nestjs/common';
import { check } from '../../../../api/validation/request-validation.pipe';
import type { VisibleIssue } from '../../../../issues';
import type { Actor } from '../../../../kernel/people/actor';
import { SHOWN_AS } from '../../../../kernel/people/shown-as';
import { Forbidden, Unavailable } from '../../../../platform/http/domain-error';
import {
  AnswerConfirmationDto,
  canDecide,
  ConfirmationsService,
  RateDto,
  RequestReopenDto,
  ResolutionService,
  ResolveDto,
  ReviewDto,
  WrongStatus,
} from '../../../../resolution';
import { oneOf } from '../../forms/form-fields';
import { FoundWordsService } from '../../forms/found-words.service';
import { FormOnceService, sentOn } from '../../forms/form-once.service';
import { FormPhotoService } from '../../forms/form-photos.service';
import type { FormPhotos } from '../../forms/multipart-form.interceptor';
import type { Problems } from '../../kit/fields';
import type {
  ConfirmationFormDto,
  RatingFormDto,
  ReopenFormDto,
  ResolveFormDto,
  ReviewFormDto,
} from './issue-forms.dto';

/** A placeholder for the photos while the text is validated. */
const SOME_PHOTO = 'med_';

/**
 * Resolving, rating, reopening and closing an issue, done by the services of the token API. Each act returns the
 * problems of its form.
 */
@Injectable()
export class ResolutionActsService {
  constructor(
    private readonly resolutions: ResolutionService,
    private readonly confirmations: ConfirmationsService,
    private readonly photos: FormPhotoService,
    private readonly forms: FormOnceService,
    private readonly words: FoundWordsService,
  ) {}

  /**
   * Resolves an issue with a text and at least one photo, which is added to it. Most refusals happen before photos are
   * added; if another form, or the same one, has resolved the issue meanwhile, they are removed again. A repeated form
   * is recognised here, as photos must not be stored within the transaction that recognises other forms.
   * @throws IssueNotFound, Forbidden, WrongStatus; Unavailable if the photos could not be stored
   */
  async resolve(
    actor: Actor,
    issue: VisibleIssue,
    form: ResolveFormDto,
    photos?: FormPhotos,
  ): Promise<Problems | undefined> {
    if (!canDecide(actor, issue)) throw new Forbidden('Only the reporter and admins resolve an issue');
    const sent = form.key === '' ? undefined : sentOn(issue.id, actor, form);
    if (sent && (await this.forms.wasSent(sent))) return undefined;
    if (issue.status !== 'open' && issue.status !== 'in_progress') throw new WrongStatus(issue.status);
    const { texts, ...choice } = await this.words.decided({ description: form.resolution }, form);
    const { value } = check(ResolveDto, { ...texts, mediaIds: [SOME_PHOTO] });
    if (!value) return { resolution: 'problem.resolution' };
    if (!photos || photos.files.length === 0) return { photos: 'problem.resolutionPhoto' };
    const { clean, refusal } = await this.photos.check(actor, photos);
    if (!clean) return { photos: refusal.problem };
    const mediaIds = await this.photos.attach(actor, issue.id, clean);
    if (mediaIds.length === 0) throw new Unavailable('The photos could not be stored; try again shortly');
    const { description } = value;
    const shownAs = oneOf(SHOWN_AS, form.shownAs);
    const work = () =>
      this.resolutions.resolve(actor, issue.id, { description, mediaIds, shownAs, ...choice });
    let isResolved = false;
    try {
      isResolved = sent ? (await this.forms.once(sent, work)).isNew : Boolean(await work());
    } finally {
      if (!isResolved) await this.photos.detach(actor, issue.id, mediaIds);
    }
    return undefined;
  }

  /** @throws IssueNotFound, Forbidden, WrongStatus */
  async rate(actor: Actor, issue: VisibleIssue, form: RatingFormDto): Promise<Problems | undefined> {
    const { value } = check(RateDto, form);
    if (!value) return { vote: 'problem.vote' };
    await this.resolutions.rate(actor, issue.id, value.vote);
    return undefined;
  }

  /**
   * Answers whether an issue was repaired.
   * @param address the client address
   * @throws IssueNotFound, Forbidden, NothingAsked, ConfirmationDecided
   */
  async confirm(
    actor: Actor,
    issue: VisibleIssue,
    { answer, words }: ConfirmationFormDto,
    address: string,
  ): Promise<Problems | undefined> {
    const text = words.trim();
    const { value, problems = [] } = check(AnswerConfirmationDto, { answer, ...(text && { words: text }) });
    if (!value) {
      const isAnswer = problems.some(({ field }) => field === 'answer');
      return isAnswer ? { answer: 'confirm.badAnswer' } : { words: 'confirm.badWords' };
    }
    await this.confirmations.answer(actor, issue.id, value, { address });
    return undefined;
  }

  /** Asks to reopen an issue; a repeated form adds no second request. @throws IssueNotFound, WrongStatus */
  requestReopen(actor: Actor, issue: VisibleIssue, form: ReopenFormDto): Promise<Problems | undefined> {
    return this.forms.onIssue(issue.id, actor, form, async () => {
      const { texts, ...choice } = await this.words.decided({ reason: form.reason }, form);
      const { value } = check(RequestReopenDto, texts);
      if (!value) return { reason: 'problem.reason' };
      const shownAs = oneOf(SHOWN_AS, form.shownAs);
      await this.resolutions.requestReopen(actor, issue.id, { ...value, ...choice, shownAs });
      return undefined;
    });
  }

  /**
   * Approves or denies a reopen request.
   * @throws IssueNotFound, Forbidden, RequestNotFound, RequestReviewed, WrongStatus
   */
  async review(actor: Actor, issue: VisibleIssue, form: ReviewFormDto): Promise<Problems | undefined> {
    const { value } = check(ReviewDto, { action: form.action });
    if (!value) return { vote: 'problem.vote' };
    await this.resolutions.review(actor, issue.id, form.request, value.action);
    return undefined;
  }

  /** Closes a resolved issue, as its reporter or an admin. @throws IssueNotFound, Forbidden, WrongStatus */
  async close(actor: Actor, issue: VisibleIssue): Promise<undefined> {
    await this.resolutions.close(actor, issue.id, actor.id === issue.ownerId ? 'owner' : 'admin');
    return undefined;
  }
}
