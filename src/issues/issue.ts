import type { Issue } from './entities/issue.entity';

/** The columns of an issue that decisions need, read under its row lock. */
export interface LockedIssue extends Pick<
  Issue,
  | 'id'
  | 'reporterId'
  | 'status'
  | 'feedStatus'
  | 'city'
  | 'category'
  | 'priority'
  | 'upvotes'
  | 'hidden'
  | 'withheld'
  | 'duplicateOf'
  | 'notRepaired'
  | 'createdAt'
  | 'updatedAt'
> {
  /** The person who reported it; `reporterId` is the account that is shown. */
  ownerId: string;
}

/** A position in degrees (WGS 84). */
export interface Location {
  lat: number;
  lng: number;
  address: string;
}

/** The text fields of an issue that may be edited. */
export interface IssueEdit {
  title?: string;
  description?: string;
  priority?: Issue['priority'];
}
