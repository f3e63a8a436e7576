import type { CategorySlug } from '../../../src/kernel/categories';
import type { CitySlug } from '../../../src/kernel/cities';
import type { Priority } from '../../../src/kernel/priorities';
import type { AccountRole } from '../../../src/kernel/people/roles';

/** Issues are read by the service's own statements: a renamed column does not compile here. */
export type { IssueDetailRow, IssueRow } from '../../../src/issues/issue.rows';

/** The row of a message with its author. */
export interface MessageRow {
  messageId: string;
  issueId: string;
  content: string;
  reactions: object;
  createdAt: Date;
  editedAt: Date | null;
  deleted: boolean;
  userId: string;
  displayName: string;
  avatarUrl: string | null;
  role: AccountRole;
  official: boolean;
}

/** The row of a message as one reader sees it. */
export interface ThreadRow extends MessageRow {
  myReaction: string | null;
}

export interface CellRow {
  city: string | null;
  category: string | null;
  priority: string | null;
  status: string | null;
  issues: number;
}

export interface NewIssueBody {
  title: string;
  description: string;
  city: CitySlug;
  category: CategorySlug;
  priority: Priority;
  location?: { lat: number; lng: number; address: string };
  pincode?: string;
}

export interface NewMessageBody {
  content: string;
}

/** The members of a webhook body that are read. */
export interface Delivery {
  entry: [{ changes: [{ value: DeliveredValue }] }];
}

export interface DeliveredValue {
  contacts: [{ profile: { name: string } }];
  messages: Array<{ id: string; from: string; timestamp: string; text: { body: string } }>;
}
