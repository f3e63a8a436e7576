import type { ConsoleActor } from '../../kernel/console';
import type { DomainError } from '../../platform/http/domain-error';
import type { ApiRequest } from '../../platform/http/request';

/** A request on a route of the console that has passed its guard, with the member of city staff. */
export interface ConsoleRequest extends ApiRequest {
  consoleActor?: ConsoleActor;
  /** The answer of the route if what its path identifies is not in the scope of the account. */
  unseen?: DomainError;
}
