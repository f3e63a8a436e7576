import { Injectable } from '@nestjs/common';
import { IssueNotFound } from '../../issues';
import { InvalidInput } from '../../platform/http/domain-error';
import type { NoteRow } from '../../staff';
import { FeedQueries } from '../feed/feed.queries';
import {
  ACTIVITY_PAGE,
  type EventEntry,
  IssueActivityQueries,
  type MessageEntry,
} from './issue-activity.queries';

/** Something that happened to an issue. */
export type ActivityEntry =
  | { kind: 'event'; entry: EventEntry }
  | { kind: 'message'; entry: MessageEntry }
  | { kind: 'note'; entry: NoteRow };

/** The activity of an issue for city staff: messages, notes, answers and events in one order. */
@Injectable()
export class IssueActivityService {
  constructor(
    private readonly queries: IssueActivityQueries,
    private readonly feed: FeedQueries,
  ) {}

  /**
   * A page of 100 entries, newest first.
   * @param after the id of the last entry of the previous page; '' for the first page
   * @throws IssueNotFound; InvalidInput for an unknown entry
   */
  async page(issueId: string, after: string): Promise<ActivityEntry[]> {
    if (!(await this.feed.state(issueId))) throw new IssueNotFound();
    const place = await this.placeOf(issueId, after);
    const [events, messages, notes] = await Promise.all([
      this.queries.events(issueId, place),
      this.queries.messages(issueId, place),
      this.queries.notes(issueId, place),
    ]);
    const entries: ActivityEntry[] = [
      ...events.map((entry) => ({ kind: 'event', entry }) as const),
      ...messages.map((entry) => ({ kind: 'message', entry }) as const),
      ...notes.map((entry) => ({ kind: 'note', entry }) as const),
    ];
    return entries.sort(byNewest).slice(0, ACTIVITY_PAGE);
  }

  private async placeOf(issueId: string, after: string): Promise<{ at: Date; id: string }> {
    if (after === '') return { at: FOREVER, id: '' };
    const at = await this.queries.timeOf(issueId, after);
    if (!at)
      throw new InvalidInput([{ field: 'after', message: 'must be the id of an entry of this issue' }]);
    return { at, id: after };
  }
}

/** Later than every entry. */
const FOREVER = new Date('9999-12-31T00:00:00Z');

/** As the statements order: by time, then by id in byte order. */
function byNewest({ entry: a }: ActivityEntry, { entry: b }: ActivityEntry): number {
  return b.at.getTime() - a.at.getTime() || (a.id < b.id ? 1 : a.id > b.id ? -1 : 0);
}
