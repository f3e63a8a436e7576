import { Injectable } from '@nestjs/common';
import type { CitySlug } from '../../../kernel/cities';
import { DomainError, Unauthorized } from '../../../platform/http/domain-error';
import { Drafts } from '../../forms/drafts.service';
import { oneOf } from '../../forms/form-fields';
import { wordsOf } from '../../i18n/translate';
import { localPath, type SiteRequest } from '../../languages';
import { type Page, SeeOther } from '../../page';
import { IssueActs } from './issue-acts.service';
import type { IssueQueryDto } from './issue-forms.dto';
import { type IssueView, IssueViews } from './issue-view.service';
import { issuePage } from './page';
import { type Act, DONE, type IssueState } from './parts';

type Form<A extends Act> = Parameters<IssueActs[A]>[2];

/** The page of an issue, and what follows an act on it. */
@Injectable()
export class IssuePages {
  constructor(
    private readonly views: IssueViews,
    private readonly acts: IssueActs,
    private readonly drafts: Drafts,
  ) {}

  /** @throws IssueNotFound */
  async show(request: SiteRequest, city: CitySlug, id: string, query: IssueQueryDto): Promise<Page> {
    const view = await this.views.of(city, id, request.actor, query.after);
    const draft = request.actor && this.drafts.of(pathOf(view), request);
    return this.page(request, view, {
      done: oneOf(DONE, query.done),
      typed: draft ?? {},
      problems: {},
      cookies: draft ? this.drafts.clear(request) : [],
    });
  }

  /**
   * Does what a form asks for.
   * @returns the issue with what was wrong and the words kept, or the way back to it
   * @throws what the act throws
   */
  async act<A extends Act>(
    request: SiteRequest,
    city: CitySlug,
    id: string,
    act: A,
    form: Form<A>,
  ): Promise<Page | SeeOther> {
    if (!request.actor) throw new Unauthorized();
    const view = await this.views.of(city, id, request.actor);
    const does = this.acts[act].bind(this.acts) as (
      ...of: unknown[]
    ) => Promise<IssueState['problems'] | undefined>;
    const problems = await does(request.actor, view, form).catch((error: unknown) => refused(error));
    if (problems === undefined) return new SeeOther(`${pathOf(view)}?done=${act}#done`);
    return this.page(request, view, { typed: { ...form }, problems, cookies: [] });
  }

  private page(
    { actor, language = 'en' }: SiteRequest,
    view: IssueView,
    state: Omit<IssueState, 'actor'> & { cookies: string[] },
  ): Page {
    const share = localPath(language, pathOf(view));
    return issuePage(wordsOf(language), view, { ...state, actor }, { share, cookies: state.cookies });
  }
}

function pathOf({ issue }: IssueView): string {
  return `/${issue.city}/issues/${issue.id}`;
}

/** What the state of an issue does not allow any more is said on its page. @throws anything else */
function refused(error: unknown): IssueState['problems'] {
  if (error instanceof DomainError && error.kind === 'conflict') return { state: 'problem.state' };
  throw error;
}
