import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { IssueNotFound, type VisibleIssue } from '../../../../issues';
import type { Actor } from '../../../../kernel/people/actor';
import { DomainError, Forbidden, Unauthorized } from '../../../../platform/http/domain-error';
import { FlashMessagesService } from '../../forms/flash-messages.service';
import { DraftsService, type Fields, HAD_PHOTOS } from '../../forms/drafts.service';
import { type DecidedWordsDto, type FoundText, FoundWordsService } from '../../forms/found-words.service';
import { isOfAnother } from '../../forms/form-account';
import { photoNote, type PhotoRequest } from '../../forms/multipart-form.interceptor';
import { queryOf, textsOf } from '../../forms/form-fields';
import { wordsOf } from '../../i18n/translate';
import type { Problems } from '../../kit/fields';
import type { SiteRequest } from '../../languages';
import { type Page, SeeOther } from '../../page';
import type { IssuePath } from '../../site.decorators';
import { IssueActsService } from './issue-acts.service';
import type { IssueQueryDto, UpvoteFormDto } from './issue-forms.dto';
import { type IssueView, IssueViewService } from './issue-view.service';
import { MergedIssueQueries } from './merged-issue.queries';
import { issuePage } from './page';
import { type Done, isReport } from './done';
import type { IssueState } from './parts';
import { PendingUpvoteService } from './pending-upvote.service';

/** Processes a form. @returns its problems; undefined if it was processed */
type Process = (actor: Actor, about: VisibleIssue) => Promise<Problems | undefined>;

/** The page of an issue, and the answers to its forms. */
@Injectable()
export class IssuePagesService {
  @Inject() private readonly words!: FoundWordsService;

  constructor(
    private readonly views: IssueViewService,
    private readonly acts: IssueActsService,
    private readonly pendingUpvote: PendingUpvoteService,
    private readonly drafts: DraftsService,
    private readonly flash: FlashMessagesService,
    private readonly merged: MergedIssueQueries,
  ) {}

  /**
   * @returns the page of an issue; a redirect for one that was merged into another issue
   * @throws IssueNotFound
   */
  async show(request: SiteRequest, issue: IssuePath, query: IssueQueryDto): Promise<Page | SeeOther> {
    const view = await this.views
      .of(issue, request.actor, query.after)
      .catch((error: unknown) => this.toOriginal(error, issue));
    if (view instanceof SeeOther) return view;
    const draft = request.actor && this.drafts.of(pathOf(view.issue), request);
    const done = request.actor && this.flash.of(request, view.issue.id, query.done);
    const told = request.actor && isReport(done) ? await this.views.toldTo(request.actor) : undefined;
    const path = `${pathOf(view.issue)}${queryOf({ after: query.after })}`;
    const hadPhotos = draft?.[HAD_PHOTOS] !== undefined;
    const isJoined = query.joined !== undefined && (await this.isJoined(view, query.joined));
    return this.page(request, view, {
      ...{ done, told, isJoined, isCovering: query.cover !== undefined },
      ...{ typed: draft ?? {}, problems: {}, hadPhotos },
      ...{ cookies: [], path },
    });
  }

  /**
   * Adds or removes the upvote of a person, who is sent to the sign-in first if they are not signed in.
   * @returns and @throws as `submit`
   */
  async upvote(request: PhotoRequest, issue: IssuePath, form: UpvoteFormDto): Promise<Page | SeeOther> {
    if (!request.actor) return this.pendingUpvote.signIn(issue.city, issue.id, form);
    const own = form.want === 'off' ? 'takenBack' : 'upvote';
    const done = form.instead === 'report' ? 'same' : own;
    return this.submit(request, issue, form, done, (actor, about) => this.acts.upvote(actor, about, form));
  }

  /**
   * Processes a form with words that are published. If they have personal data, its author is first asked about that.
   * @returns and @throws as `submit`
   */
  async submitWords(
    request: PhotoRequest,
    issue: IssuePath,
    form: DecidedWordsDto,
    done: Done,
    process: Process,
  ): Promise<Page | SeeOther> {
    const isOwn = request.actor !== undefined && !isOfAnother(request);
    const found = isOwn ? await this.words.toAsk({ ...textsOf(form), key: '' }, form) : [];
    if (found.length === 0) return this.submit(request, issue, form, done, process);
    const cookies = this.drafts.save([pathOf(issue)], { ...textsOf(form), ...photoNote(request) }, request);
    return this.refusal(request, issue, form, {}, { cookies, hadPhotos: request.photos?.isNamed, found });
  }

  /**
   * Processes a form of a person who is signed in. The data of the page is read only if the form is refused.
   * @param done what the page says after the form was processed
   * @param process returns the problems of the form; undefined if it was processed
   * @returns the issue with the form's problems and text, or a redirect to it; for an issue that was merged into
   * another one meanwhile, a redirect there, where the text is kept
   * @throws Unauthorized, Forbidden, the errors of `process`
   */
  async submit(
    request: PhotoRequest,
    issue: IssuePath,
    form: object,
    done: Done,
    process: Process,
  ): Promise<Page | SeeOther> {
    const { actor } = request;
    if (!actor) throw new Unauthorized();
    if (actor.role === 'viewer') throw new Forbidden('Your account may only read');
    const about = await this.views
      .issueAt(issue, actor)
      .catch((error: unknown) => this.toOriginalWith(form, error, issue, request));
    if (about instanceof SeeOther) return about;
    if (isOfAnother(request)) return this.refusal(request, issue, form, { state: 'problem.account' });
    const problems = await process(actor, about).catch((error: unknown) => refused(error));
    if (problems !== undefined) {
      // The page may no longer have this form: the next page shows the typed text as well.
      const kept: Fields = { ...textsOf(form), ...photoNote(request) };
      const cookies = problems.state === undefined ? [] : this.drafts.save([pathOf(issue)], kept, request);
      return this.refusal(request, issue, form, problems, { cookies, hadPhotos: request.photos?.isNamed });
    }
    return this.flash.seeIssue(issue, done, [
      ...this.drafts.markSent(pathOf(issue), form, request),
      ...(done === 'same' ? this.drafts.delete(`/${issue.city}/report`, request) : []),
    ]);
  }

  /** The page of an issue with the problems and the text of a form. */
  private async refusal(
    request: PhotoRequest,
    issue: IssuePath,
    form: object,
    problems: Problems,
    { cookies = [], hadPhotos, found }: { cookies?: string[]; hadPhotos?: boolean; found?: FoundText[] } = {},
  ): Promise<Page | SeeOther> {
    const view = await this.views
      .of(issue, request.actor)
      .catch((error: unknown) => this.toOriginalWith(form, error, issue, request));
    if (view instanceof SeeOther) return view;
    return this.page(request, view, {
      typed: textsOf(form),
      problems,
      found,
      hadPhotos,
      cookies,
      path: pathOf(issue),
    });
  }

  /** Redirects as `toOriginal`, with the text of a form. @throws as `toOriginal` */
  private toOriginalWith(
    form: object,
    error: unknown,
    issue: IssuePath,
    request: PhotoRequest,
  ): Promise<SeeOther> {
    return this.toOriginal(error, issue, (path) =>
      this.drafts.save([path], { ...textsOf(form), ...photoNote(request) }, request),
    );
  }

  /**
   * Redirects to the issue that another one was merged into.
   * @param cookies the Set-Cookie values for the path of that issue; without them, the page was only opened
   * @throws the error, unless it says that the issue is not found and it was merged into a visible one
   */
  private async toOriginal(
    error: unknown,
    issue: IssuePath,
    cookies?: (path: string) => string[],
  ): Promise<SeeOther> {
    const original = error instanceof IssueNotFound ? await this.merged.originalOf(issue) : undefined;
    if (!original) throw error;
    const path = `/${original.city}/issues/${original.id}`;
    const status = cookies === undefined ? 302 : 303;
    return new SeeOther(`${path}${queryOf({ joined: issue.id })}`, cookies?.(path), status);
  }

  /** Whether the issue is the one that another one was merged into. */
  private async isJoined({ issue: { id, city } }: IssueView, other: string): Promise<boolean> {
    return (await this.merged.originalOf({ city, id: other }))?.id === id;
  }

  private page(
    { actor, language = 'en' }: SiteRequest,
    view: IssueView,
    state: Omit<IssueState, 'actor' | 'key'> & { cookies: string[]; path: string },
  ): Page {
    return issuePage(
      wordsOf(language),
      view,
      { ...state, actor: actor?.role === 'viewer' ? undefined : actor, key: randomUUID() },
      { path: state.path, cookies: state.cookies },
    );
  }
}

function pathOf({ city, id }: IssuePath): string {
  return `/${city}/issues/${id}`;
}

/** The problems of a form that the issue's current state does not allow. @throws any other error */
function refused(error: unknown): IssueState['problems'] {
  if (error instanceof DomainError && error.kind === 'conflict') return { state: 'problem.state' };
  throw error;
}
