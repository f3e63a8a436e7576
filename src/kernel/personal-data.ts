/** The kinds of personal data that staff read. */
export const DATA_KINDS = ['email', 'phone', 'name', 'exact_place', 'contact'] as const;
export type DataKind = (typeof DATA_KINDS)[number];

/** What staff read personal data for. */
export const READ_PURPOSES = [
  'contact_reporter',
  'verify_report',
  'complaint',
  'legal_request',
  'abuse',
  'data_request',
  'other',
] as const;
export type ReadPurpose = (typeof READ_PURPOSES)[number];

/** What people ask about their data. */
export const REQUEST_KINDS = [
  'access',
  'correction',
  'erasure',
  'objection',
  'complaint',
  'nomination',
  'child',
] as const;
export type RequestKind = (typeof REQUEST_KINDS)[number];

/** What rests on the consent of people. */
export const CONSENT_PURPOSES = ['listing', 'picture', 'alerts', 'push', 'contact'] as const;
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number];

/** Where a consent was given. */
export const CONSENT_SURFACES = ['token', 'site'] as const;
export type ConsentSurface = (typeof CONSENT_SURFACES)[number];

/** How far an export of a person's data is. */
export const EXPORT_STATES = ['queued', 'running', 'ready', 'failed'] as const;
export type ExportState = (typeof EXPORT_STATES)[number];
