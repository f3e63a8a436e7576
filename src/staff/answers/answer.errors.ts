import { DomainError } from '../../platform/http/domain-error';

/** The issue is hidden, or was merged into another one. */
export class IssueUnseen extends DomainError {
  constructor() {
    super('conflict', 'Citizens do not see this issue: it is hidden, or was merged into another one');
  }
}
