import type { PersonalDataChoice } from '../personal-data';
import type { OutcomeReason } from '../kernel/outcome-reasons';
import type { ShownAs } from '../kernel/people/shown-as';
import type { AccountRole } from '../kernel/people/roles';

export const VOTES = ['up', 'down'] as const;
export type Vote = (typeof VOTES)[number];

export const REVIEW_ACTIONS = ['approve', 'deny'] as const;
export type ReviewAction = (typeof REVIEW_ACTIONS)[number];

export const REQUEST_STATUSES = ['pending', 'approved', 'denied'] as const;
export type RequestStatus = (typeof REQUEST_STATUSES)[number];

/** How somebody wants to be shown; by default as before in the issue, else as they chose. */
export interface ShownBy {
  shownAs?: ShownAs | undefined;
}

/** What a resolver reports about the work done on an issue. */
export interface ResolutionDraft {
  description: string;
  mediaIds: string[];
  /** What happens with personal data in the description. */
  personalData?: PersonalDataChoice;
}

/** Why a person asks for an issue to be reopened. */
export interface ReopenDraft {
  reason: string;
  /** What happens with personal data in the reason. */
  personalData?: PersonalDataChoice | undefined;
}

/** Who resolved an issue, with the name and role they had then. */
export interface Resolver {
  id: string;
  displayName: string;
  role: AccountRole;
}

/** Why city staff repaired nothing, with what the reason needs. */
export interface NotRepaired {
  reason: OutcomeReason;
  officeId: string | null;
  duplicateOf: string | null;
  until: Date | null;
}

/** A resolution by city staff; without `notRepaired` the issue was repaired. */
export interface StaffResolutionDraft extends ResolutionDraft {
  notRepaired?: NotRepaired | undefined;
}
