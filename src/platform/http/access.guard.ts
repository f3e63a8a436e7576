import type { CanActivate, ExecutionContext } from '@nestjs/common';
import type { Actor } from '../../kernel/actor';
import { ACCESS, type Access } from './access.decorator';
import { ALTERNATIVE, type Alternative, ANSWER, type Answer } from './answers.decorator';
import type { Authenticator } from './authenticator';
import type { ConsoleDoor } from './console-api/console-door';
import { DomainError, Forbidden, Unauthorized } from './domain-error';
import type { ApiRequest, ApiResponse, BodyForm } from './request';

interface Route {
  access: Access | undefined;
  bodyForm: BodyForm | undefined;
  alternative: Alternative | undefined;
  maxAgeS: number | undefined;
}

const BEARER = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i;
const MAX_HEADER_LENGTH = 8192;

/** Authenticates and authorizes every request by what its route declares; what declares nothing is refused. */
export class AccessGuard implements CanActivate {
  private readonly routes = new WeakMap<object, Route>();

  constructor(
    private readonly authenticator: Authenticator,
    private readonly console: ConsoleDoor,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const route = this.routeOf(context.getHandler());
    const http = context.switchToHttp();
    const response = http.getResponse<ApiResponse>();
    response.bodyForm = route.bodyForm;
    if (route.alternative) response.alternative = route.alternative;
    if (route.maxAgeS !== undefined) response.maxAgeS = route.maxAgeS;
    if (route.access === 'public' || route.access === 'refresh-cookie') return true;
    if (route.access === undefined) throw new DomainError('internal', 'A route declares no access policy');
    const request = http.getRequest<ApiRequest>();
    if (route.access === 'console' || route.access === 'super-admin') {
      request.consoleActor = await this.console.admit(request, response);
      if (route.access === 'super-admin' && request.consoleActor.role !== 'super_admin') {
        throw new Forbidden('Only a super_admin may do this');
      }
      return true;
    }
    request.actor = await this.actorOf(request);
    assertAllowed(route.access, request.actor);
    return true;
  }

  private routeOf(handler: object): Route {
    const known = this.routes.get(handler);
    if (known) return known;
    const answer = Reflect.getMetadata(ANSWER, handler) as Answer | undefined;
    const route: Route = {
      access: Reflect.getMetadata(ACCESS, handler) as Access | undefined,
      alternative: Reflect.getMetadata(ALTERNATIVE, handler) as Alternative | undefined,
      bodyForm: answer?.form,
      maxAgeS: answer?.maxAgeS,
    };
    this.routes.set(handler, route);
    return route;
  }

  private async actorOf(request: ApiRequest): Promise<Actor | undefined> {
    const header = request.headers.authorization;
    if (header === undefined || header.length > MAX_HEADER_LENGTH) return undefined;
    const token = BEARER.exec(header)?.[1];
    return token === undefined ? undefined : this.authenticator.authenticate(token);
  }
}

function assertAllowed(access: Access, actor: Actor | undefined): void {
  if (access === 'optional') return;
  if (!actor) throw new Unauthorized();
  if (access === 'signed-in') return;
  if (actor.role === 'viewer') throw new Forbidden('Your account may only read');
  if (access === 'official' && actor.tokenRole === 'citizen')
    throw new Forbidden('Only officials and admins may do this');
  if (access === 'admin' && actor.tokenRole !== 'admin') throw new Forbidden('Only admins may do this');
}
