import { Injectable } from '@nestjs/common';
import { type CurrentDueDate, IssueDueDateReviewService } from '../../../../due-dates';
import {
  type AttachedMedia,
  isJoined,
  isKnownTo,
  type IssueDetailRow,
  IssueNotFound,
  IssueQueries,
  IssueTimelineQueries,
  type TimelineEvent,
  type VisibleIssue,
} from '../../../../issues';
import type { Actor } from '../../../../kernel/people/actor';
import { type MessageForReader, MessageQueries, type NewestAnswer } from '../../../../messages';
import type { IssuePath } from '../../site.decorators';
import { AlertPagesService } from '../alerts/alert-pages.service';
import type { ManageState } from '../alerts/page';
import { type IssueContext, IssueContextService } from './issue-context.service';

const THREAD_PAGE = 50;
const MAX_EVENTS = 100;

/** All data of an issue's page. */
export interface IssueView extends IssueContext {
  issue: IssueDetailRow;
  due: CurrentDueDate;
  messages: MessageForReader[];
  /** The newest answer of the city; undefined if there is none. */
  newestAnswer: NewestAnswer | undefined;
  /** The history, oldest first; in a very long one the oldest events are left out. */
  timeline: readonly TimelineEvent[];
  /** The cursor of the next messages; null if there are none. */
  moreMessages: string | null;
}

/** Reads the data of an issue's page. */
@Injectable()
export class IssueViewService {
  constructor(
    private readonly issues: IssueQueries,
    private readonly messages: MessageQueries,
    private readonly timelines: IssueTimelineQueries,
    private readonly contexts: IssueContextService,
    private readonly dueDates: IssueDueDateReviewService,
    private readonly alerts: AlertPagesService,
  ) {}

  /** How a person is told of what happens to their issues; undefined if they have no verified address. */
  toldTo(reporter: Actor): Promise<ManageState | undefined> {
    return this.alerts.ofAccount(reporter);
  }

  /**
   * The issue that a form is about, without the data of its page.
   * @throws IssueNotFound, also if it belongs to another city, or the page of another issue stands for it
   */
  async issueAt({ city, id }: IssuePath, actor: Actor): Promise<VisibleIssue> {
    const issue = await this.issues.assertVisible(id, actor);
    if (issue.city !== city || (isJoined(issue) && !isKnownTo(actor, issue))) throw new IssueNotFound();
    return issue;
  }

  /**
   * @param after the cursor of a page of the thread
   * @throws IssueNotFound, also if the issue belongs to another city, or its page is that of another issue;
   *   InvalidInput for an invalid cursor
   */
  async of({ city, id }: IssuePath, actor: Actor | undefined, after?: string): Promise<IssueView> {
    const issue = withStoredMedia(await this.issues.detail(id, actor));
    if (issue.city !== city) throw new IssueNotFound();
    const context = await this.contexts.of(issue, actor);
    if (context.place?.hidden && !isKnownTo(actor, issue)) throw new IssueNotFound();
    const thread = await this.messages.page(id, { limit: THREAD_PAGE, lastKey: after }, actor);
    const timeline = await this.timelines.newest(id, MAX_EVENTS, actor);
    return {
      issue,
      due: await this.dueDates.current(id),
      ...context,
      messages: thread.items,
      newestAnswer: issue.messageCount > 0 ? await this.messages.newestAnswer(id) : undefined,
      timeline,
      moreMessages: thread.nextKey,
    };
  }
}

/**
 * Removes uploads that are not stored yet, and so have no file to show; references to posts have no file and are kept.
 */
function withStoredMedia(issue: IssueDetailRow): IssueDetailRow {
  const isShown = ({ state, postUrl }: AttachedMedia) => postUrl !== null || state === 'stored';
  return { ...issue, media: issue.media?.filter(isShown) ?? null };
}
