import { DomainError } from '../../platform/http/domain-error';

/** The address of the official is written to already. */
export class MailNotRefused extends DomainError {
  constructor() {
    super('conflict', 'The address of the official did not refuse mail');
  }
}
