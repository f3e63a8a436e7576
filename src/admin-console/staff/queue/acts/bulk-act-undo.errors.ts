import { DomainError } from '../../../../platform/http/domain-error';

/** The issue has another priority than the one that was seen. */
export class PriorityChanged extends DomainError {
  constructor(priority: string) {
    super('conflict', `The issue has the priority ${priority} by now`);
  }
}
