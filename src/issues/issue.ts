import type { CategorySlug, FeedCategory } from '../kernel/categories';
import type { CitySlug } from '../kernel/cities';
import type { Priority } from '../kernel/priorities';
import type { IssueSource } from '../kernel/sources';
import type { FeedStatus, LifecycleStatus } from '../kernel/statuses';

/** What a decision about an issue needs to know of it, read under its row lock. */
export interface LockedIssue {
  id: string;
  reporterId: string;
  status: LifecycleStatus;
  feedStatus: FeedStatus;
  city: CitySlug;
  category: CategorySlug;
  priority: Priority;
  upvotes: number;
  hidden: boolean;
  createdAt: Date;
  updatedAt: Date;
}

/** A place on the map, in degrees (WGS 84). */
export interface Location {
  lat: number;
  lng: number;
  address: string;
}

/** A new report, already validated. */
export interface NewIssue {
  title: string;
  description: string;
  city: CitySlug;
  category: CategorySlug;
  /** Under which name the public feed shows it; the one of its category unless given. */
  categoryLabel?: FeedCategory;
  priority: Priority;
  location?: Location;
  pincode?: string;
  /** Where it was first said; on the platform unless given. */
  source?: IssueSource;
}

/** The text fields of an issue that may be edited. */
export interface IssueEdit {
  title?: string;
  description?: string;
  priority?: Priority;
}
