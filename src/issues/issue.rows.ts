import type { CategorySlug } from '../kernel/categories';
import type { CitySlug } from '../kernel/cities';
import type { MediaType } from '../kernel/media-types';
import type { Priority } from '../kernel/priorities';
import type { ResolutionJson } from './issue-resolution.queries';
import type { CloseSource, LifecycleStatus } from '../kernel/statuses';

/** What both presentations of an issue are read from. */
export interface IssueRow {
  issueId: string;
  title: string;
  description: string;
  city: CitySlug;
  category: CategorySlug;
  priority: Priority;
  status: LifecycleStatus;
  upvotes: number;
  reporterId: string;
  reporterName: string;
  lat: number | null;
  lng: number | null;
  address: string | null;
  createdAt: Date;
  updatedAt: Date;
}

export interface IssueListRow extends IssueRow {
  mediaCount: number;
}

/** A media item as JSON, its time with an offset. */
export interface AttachedMedia {
  mediaId: string;
  type: MediaType;
  postUrl: string | null;
  addedAt: string;
}

export interface IssueDetailRow extends IssueRow {
  messageCount: number;
  assigneeId: string | null;
  assigneeName: string | null;
  hasUpvoted: boolean;
  /** null when there are none */
  media: AttachedMedia[] | null;
  resolution: ResolutionJson | null;
  closedAt: Date | null;
  closedBy: CloseSource | null;
}
