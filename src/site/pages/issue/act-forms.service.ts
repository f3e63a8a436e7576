import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../kernel/actor';
import { FormOnce, sentOn } from '../../forms/form-once.service';
import type { FormPhotos } from '../../forms/multipart-form.interceptor';
import type { Act } from './done';
import { IssueActs, type Outcome } from './issue-acts.service';
import type { IssueView } from './issue-view.service';
import { ResolutionActs } from './resolution-acts.service';
import { ThreadActs } from './thread-acts.service';

type Does = (actor: Actor, view: IssueView, form: object, photos?: FormPhotos) => Promise<Outcome>;

/** Does what the forms on the page of an issue ask for, each form once. */
@Injectable()
export class ActForms {
  constructor(
    private readonly issue: IssueActs,
    private readonly thread: ThreadActs,
    private readonly resolution: ResolutionActs,
    private readonly forms: FormOnce,
  ) {}

  /** @returns what was wrong with the form; undefined when the act is done. @throws what the act throws */
  do(act: Act, actor: Actor, view: IssueView, form: object, photos?: FormPhotos): Promise<Outcome> {
    const work = () => this.does(act)(actor, view, form, photos);
    // Resolving stores photos, which no transaction is to wait for: it sees to its repetition itself.
    return act === 'resolve' ? work() : this.once(actor, view, form, work);
  }

  /** Does an act once whose form has a key: a second message or request would stand beside the first. */
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

  /** What an act does; its form is the one the route takes. */
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
