import type { CategorySlug } from '../../../src/kernel/categories';
import type { CitySlug } from '../../../src/kernel/cities';
import type { Priority } from '../../../src/kernel/priorities';
import type { AccountRole } from '../../../src/kernel/roles';

/** The rows the statements answer, as the floor reads them. */
export interface IssueRow {
  issueId: string;
  title: string;
  description: string;
  city: string;
  category: string;
  priority: string;
  status: string;
  upvotes: number;
  reporterId: string;
  reporterName: string;
  lat: number | null;
  lng: number | null;
  address: string | null;
  createdAt: Date;
  updatedAt: Date;
}

export interface ListRow extends IssueRow {
  mediaCount: number;
}

export interface DetailRow extends IssueRow {
  messageCount: number;
  assigneeId: string | null;
  assigneeName: string | null;
  /** null when there are none */
  media: Array<{ mediaId: string; type: string; postUrl: string | null; addedAt: string }> | null;
}

/** A message's row with its author's. */
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

/** A message's row as one reader sees it. */
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

/** As much of a webhook body as is read. */
export interface Delivery {
  entry: [{ changes: [{ value: DeliveredValue }] }];
}

export interface DeliveredValue {
  contacts: [{ profile: { name: string } }];
  messages: Array<{ id: string; from: string; timestamp: string; text: { body: string } }>;
}
