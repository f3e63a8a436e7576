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
  city: string;
  category: 'traffic' | 'road' | 'infrastructure' | 'hygiene' | 'healthcare' | 'systemic';
  priority: string;
  location?: { lat: number; lng: number; address: string };
  pincode?: string;
}
