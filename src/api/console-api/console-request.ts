import type { ConsoleActor } from '../../kernel/console';
import type { ApiRequest } from '../../platform/http/request';

/** A request on a route of the console, once its guard has let it pass: whose session it is. */
export interface ConsoleRequest extends ApiRequest {
  consoleActor?: ConsoleActor;
}
