import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../../kernel/people/actor';
import { FormOnceService, sentOn } from '../../forms/form-once.service';
import type { FormPhotos } from '../../forms/multipart-form.interceptor';
import type { Act } from './done';
import { IssueActsService, type Outcome } from './issue-acts.service';
import type { IssueView } from './issue-view.service';
import { ResolutionActsService } from './resolution-acts.service';
import { ThreadActsService } from './thread-acts.service';

type Does = (actor: Actor, view: IssueView, form: object, photos?: FormPhotos) => Promise<Outcome>;

/** Processes the forms on the page of an issue, each of them once. */
@Injectable()
export class ActFormsService {
  constructor(
    private readonly issue: IssueActsService,
    private readonly thread: ThreadActsService,
    private readonly resolution: ResolutionActsService,
    private readonly forms: FormOnceService,
  ) {}

  /** @returns the problems of the form; undefined if it was processed. @throws the errors of the act */
  do(act: Act, actor: Actor, view: IssueView, form: object, photos?: FormPhotos): Promise<Outcome> {
    const work = () => this.does(act)(actor, view, form, photos);
    // Resolving stores photos, which must not happen within a transaction: it handles repetition itself.
    return act === 'resolve' ? work() : this.once(actor, view, form, work);
  }

  /** Processes a form with a key once: otherwise a repetition would add a second message or request. */
  private async once(
    actor: Actor,
    { issue }: IssueView,
    form: { key?: string },
    work: () => Promise<Outcome>,
  ): Promise<Outcome> {
    const { key } = form;
    if (!key) return work();
    const sent = sentOn(issue.id, actor, { ...form, key });
    const { problems } = await this.forms.once<{ problems?: Outcome }>(sent, async () => ({
      problems: await work(),
    }));
    return problems;
  }

  /** The function of an act; its form is the one of its route. */
  private does(act: Act): Does {
    const { issue, thread, resolution } = this;
    const all: Record<Act, (...of: never[]) => Promise<Outcome>> = {
      upvote: issue.upvote.bind(issue),
      flag: issue.flag.bind(issue),
      post: thread.post.bind(thread),
      react: thread.react.bind(thread),
      remove: thread.remove.bind(thread),
      rate: resolution.rate.bind(resolution),
      requestReopen: resolution.requestReopen.bind(resolution),
      review: resolution.review.bind(resolution),
      resolve: resolution.resolve.bind(resolution),
      close: resolution.close.bind(resolution),
    };
    return all[act] as Does;
  }
}
