import { type CanActivate, type ExecutionContext, Injectable, type Type } from '@nestjs/common';
import type { ConsoleRequest } from '../../api/console-api/console-request';
import { argumentOf } from '../../api/route-catalog';
import { type ConsoleScope, isCityInScope } from '../../kernel/console';
import { Forbidden } from '../../platform/http/domain-error';
import { DECORATORS, RouteParamtypes } from '../../platform/patches/nest-internals';

/**
 * Restricts requests of the console to the scope of their account, after the guard that checks its role: what the path
 * identifies is 404 outside of it, a city that is named 403, and without a city its first one is meant. Lists are
 * restricted by their queries.
 */
@Injectable()
export class ConsoleScopeGuard implements CanActivate {
  /** @throws what the route throws for an unknown id; Forbidden for a city out of scope */
  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<ConsoleRequest>();
    const { consoleActor: actor, unseen } = request;
    if (unseen) throw unseen;
    if (!actor?.scope.cities) return true;
    const { query, params } = request;
    const body = request.body as Record<string, unknown> | undefined;
    const named = [query, params, body].flatMap((part) => citiesIn(part, 'cityId'));
    if (!named.every((city) => isCityInScope(actor.scope, city))) throw outOfScope();
    // Files of records have all cities.
    if ('kind' in params) throw outOfScope();
    this.setDefault(context, request, actor.scope);
    return true;
  }

  private setDefault(
    context: ExecutionContext,
    request: ConsoleRequest,
    { cities = [] }: ConsoleScope,
  ): void {
    const takes = (source: RouteParamtypes) =>
      hasCity(argumentOf(context.getClass(), context.getHandler().name, source));
    if (takes(RouteParamtypes.QUERY) && isAbsent(request.query.cityId)) {
      const query = { ...request.query, cityId: cities[0] };
      // Express reads the query anew each time.
      Object.defineProperty(request, 'query', { value: query, configurable: true, enumerable: true });
    }
    const body = request.body as unknown;
    if (takes(RouteParamtypes.BODY) && isRecord(body) && body.cityId === undefined) body.cityId = cities[0];
  }
}

const outOfScope = () => new Forbidden('The city is not one of your account');

/** The cities that a part of a request names; a null in a body are all cities. */
function citiesIn(part: unknown, member: string): Array<string | null> {
  const value = isRecord(part) ? part[member] : undefined;
  const values: unknown[] = Array.isArray(value) ? value : [value];
  return values.flatMap((each) =>
    each === null ? [null] : typeof each === 'string' && each.trim() ? [each.trim()] : [],
  );
}

const isAbsent = (value: unknown) =>
  value === undefined || (typeof value === 'string' && value.trim() === '');

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether the DTO of a query or body has a city. */
function hasCity(dto: Type | undefined): boolean {
  const prototype = dto?.prototype as object | undefined;
  const members =
    prototype && (Reflect.getMetadata(DECORATORS.API_MODEL_PROPERTIES_ARRAY, prototype) as unknown);
  return Array.isArray(members) && members.includes(':cityId');
}
