import { Injectable } from '@nestjs/common';
import { type CurrentDueDate, IssueDueDateReview } from '../../../due-dates';
import {
  type AttachedMedia,
  type IssueDetailRow,
  IssueNotFound,
  IssueQueries,
  IssueTimelineQueries,
  type TimelineEvent,
} from '../../../issues';
import type { Actor } from '../../../kernel/actor';
import type { CitySlug } from '../../../kernel/cities';
import { type MessageForReader, MessageQueries } from '../../../messages';
import { type IssueSurroundings, Surroundings } from './issue-surroundings.service';

const THREAD_PAGE = 50;
const MAX_EVENTS = 100;

/** Everything the page of an issue shows. */
export interface IssueView extends IssueSurroundings {
  issue: IssueDetailRow;
  due: CurrentDueDate;
  messages: MessageForReader[];
  /** What happened, the oldest first; the oldest of very many are left out. */
  timeline: readonly TimelineEvent[];
  /** The cursor of the messages that follow; null when there are none. */
  moreMessages: string | null;
}

/** Puts together what the page of an issue shows. */
@Injectable()
export class IssueViews {
  constructor(
    private readonly issues: IssueQueries,
    private readonly messages: MessageQueries,
    private readonly timelines: IssueTimelineQueries,
    private readonly surroundings: Surroundings,
    private readonly dueDates: IssueDueDateReview,
  ) {}

  /**
   * @param after the cursor of a page of the thread
   * @throws IssueNotFound, also where the issue is another city's; InvalidInput for a cursor that is none
   */
  async of(city: CitySlug, id: string, actor: Actor | undefined, after?: string): Promise<IssueView> {
    const issue = withStoredMedia(await this.issues.detail(id, actor));
    if (issue.city !== city) throw new IssueNotFound();
    const thread = await this.messages.page(id, { limit: THREAD_PAGE, lastKey: after }, actor);
    const timeline = await this.timelines.newest(id, MAX_EVENTS, actor);
    return {
      issue,
      due: await this.dueDates.current(id),
      ...(await this.surroundings.of(issue)),
      messages: thread.items,
      timeline,
      moreMessages: thread.nextKey,
    };
  }
}

/**
 * An announced upload has no bytes to show before they are there, checked and cleaned; what is posted elsewhere has
 * none here.
 */
function withStoredMedia(issue: IssueDetailRow): IssueDetailRow {
  const isShown = ({ state, postUrl }: AttachedMedia) => postUrl !== null || state === 'stored';
  return { ...issue, media: issue.media?.filter(isShown) ?? null };
}
