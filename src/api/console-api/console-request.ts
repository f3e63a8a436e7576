import type { ConsoleActor } from '../../kernel/console';
import type { ApiRequest } from '../../platform/http/request';

/** A request on a route of the console that has passed its guard, with the member of city staff. */
export interface ConsoleRequest extends ApiRequest {
  consoleActor?: ConsoleActor;
}
