import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DomainError, Forbidden, Unauthorized } from '../../../platform/http/domain-error';
import { DoneNotes } from '../../forms/done-notes.service';
import { Drafts, type Fields, HAD_PHOTOS } from '../../forms/drafts.service';
import { isOfAnother } from '../../forms/form-account';
import { photoNote, type PhotoRequest } from '../../forms/multipart-form.interceptor';
import { queryOf } from '../../forms/form-fields';
import { wordsOf } from '../../i18n/translate';
import { localPath, type SiteRequest } from '../../languages';
import type { Page, SeeOther } from '../../page';
import type { IssuePath } from '../../site.decorators';
import { ActForms } from './act-forms.service';
import type { IssueQueryDto, UpvoteFormDto } from './issue-forms.dto';
import { type IssueView, IssueViews } from './issue-view.service';
import { issuePage } from './page';
import type { Act } from './done';
import type { IssueState } from './parts';
import { PendingSupport } from './pending-support.service';

/** The page of an issue, and the answers to its forms. */
@Injectable()
export class IssuePages {
  constructor(
    private readonly views: IssueViews,
    private readonly acts: ActForms,
    private readonly drafts: Drafts,
    private readonly done: DoneNotes,
    private readonly support: PendingSupport,
  ) {}

  /** @throws IssueNotFound */
  async show(request: SiteRequest, { city, id }: IssuePath, query: IssueQueryDto): Promise<Page> {
    const view = await this.views.of(city, id, request.actor, query.after);
    const draft = request.actor && this.drafts.of(pathOf(view), request);
    const done = request.actor && this.done.of(request, view.issue.id, query.done);
    const path = `${pathOf(view)}${queryOf({ after: query.after })}`;
    const hadPhotos = draft?.[HAD_PHOTOS] !== undefined;
    return this.page(request, view, { done, typed: draft ?? {}, problems: {}, hadPhotos, cookies: [], path });
  }

  /**
   * Processes a form.
   * @returns the issue with the form's problems and text, or a redirect to it
   * @throws the errors of the act
   */
  async act(
    request: PhotoRequest,
    { city, id }: IssuePath,
    act: Act,
    form: object,
  ): Promise<Page | SeeOther> {
    const { actor, photos } = request;
    if (!actor && act === 'upvote') return this.support.signIn(city, id, form as UpvoteFormDto);
    if (!actor) throw new Unauthorized();
    if (actor.role === 'viewer') throw new Forbidden('Your account may only read');
    const view = await this.views.of(city, id, actor);
    if (isOfAnother(request))
      return this.page(request, view, {
        typed: { ...form },
        problems: { state: 'problem.account' },
        cookies: [],
        path: pathOf(view),
      });
    const done = this.acts.do(act, actor, view, form, photos);
    const problems = await done.catch((error: unknown) => refused(error));
    const path = pathOf(view);
    if (problems === undefined) {
      const isInstead = act === 'upvote' && (form as UpvoteFormDto).instead === 'report';
      return this.done.seeIssue({ city, id: view.issue.id }, isInstead ? 'same' : act, [
        ...this.drafts.sent(path, form, request),
        ...(isInstead ? this.drafts.forget(`/${city}/report`, request) : []),
      ]);
    }
    // The page may no longer have this form: the next page shows the typed text as well.
    const kept: Fields = { ...form, ...photoNote(request) };
    const cookies = problems.state === undefined ? [] : this.drafts.keep([path], kept, request);
    const hadPhotos = photos?.isNamed;
    return this.page(request, view, { typed: { ...form }, problems, hadPhotos, cookies, path });
  }

  private page(
    { actor, language = 'en' }: SiteRequest,
    view: IssueView,
    state: Omit<IssueState, 'actor' | 'key'> & { cookies: string[]; path: string },
  ): Page {
    const share = localPath(language, pathOf(view));
    return issuePage(
      wordsOf(language),
      view,
      { ...state, actor: actor?.role === 'viewer' ? undefined : actor, key: randomUUID() },
      { path: state.path, share, cookies: state.cookies },
    );
  }
}

function pathOf({ issue }: IssueView): string {
  return `/${issue.city}/issues/${issue.id}`;
}

/** The problems of a form that the issue's current state does not allow. @throws any other error */
function refused(error: unknown): IssueState['problems'] {
  if (error instanceof DomainError && error.kind === 'conflict') return { state: 'problem.state' };
  throw error;
}
