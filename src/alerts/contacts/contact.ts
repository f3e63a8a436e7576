import type { IssueContact } from '../entities/issue-contact.entity';

/** A person for whom somebody else reports. Nobody sees it. */
export type Contact = Partial<Pick<IssueContact, 'email' | 'phone' | 'firstName' | 'lastName' | 'language'>>;
