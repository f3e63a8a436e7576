import { type ArgumentsHost, Catch, type ExceptionFilter, Injectable } from '@nestjs/common';
import { ErrorResponder } from './error-responder';
import { MethodNotAllowed } from '../platform/http/domain-error';
import type { MatchedRoute } from '../platform/http/matched-route';
import type { ApiRequest, ApiResponse } from '../platform/http/request';
import { Open311ErrorFilter } from './open311-api/open311-error.filter';
import { renderWebhookError } from './channel-api/render-error';
import { RouteMatcher } from './route-matcher';

/** Errors of the token API: its envelope. */
@Catch()
@Injectable()
export class TokenApiErrorFilter implements ExceptionFilter {
  constructor(private readonly responder: ErrorResponder) {}

  catch(thrown: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    this.responder.asEnvelope(thrown, http.getRequest<ApiRequest>(), http.getResponse<ApiResponse>());
  }
}

/** Errors of the public and the console API: the framework's default body. */
@Catch()
@Injectable()
export class BareApiErrorFilter implements ExceptionFilter {
  constructor(private readonly responder: ErrorResponder) {}

  catch(thrown: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    this.responder.asBareBody(thrown, http.getRequest<ApiRequest>(), http.getResponse<ApiResponse>());
  }
}

/** Errors of the channels' feeds and conversions. */
@Catch()
@Injectable()
export class ChannelErrorFilter implements ExceptionFilter {
  constructor(private readonly responder: ErrorResponder) {}

  catch(thrown: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    this.responder.asChannelError(thrown, http.getRequest<ApiRequest>(), http.getResponse<ApiResponse>());
  }
}

/** Errors of the webhooks platforms call. */
@Catch()
@Injectable()
export class WebhookErrorFilter implements ExceptionFilter {
  constructor(private readonly responder: ErrorResponder) {}

  catch(thrown: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    this.responder.asWebhookError(thrown, http.getRequest<ApiRequest>(), http.getResponse<ApiResponse>());
  }
}

/**
 * Errors before a route is known (rate limit, body, unknown path or method): passed to the filter of the API that would
 * have answered.
 */
@Catch()
@Injectable()
export class EdgeErrorFilter implements ExceptionFilter {
  constructor(
    private readonly tokenApi: TokenApiErrorFilter,
    private readonly bareApi: BareApiErrorFilter,
    private readonly webhook: WebhookErrorFilter,
    private readonly open311: Open311ErrorFilter,
    private readonly matcher: RouteMatcher,
  ) {}

  catch(thrown: unknown, host: ArgumentsHost): void {
    const { surface, renderError } = this.matchedFor(thrown, host.switchToHttp().getRequest<ApiRequest>());
    if (surface === 'open311') return this.open311.catch(thrown, host);
    const tokenApi = renderError === renderWebhookError ? this.webhook : this.tokenApi;
    (surface === 'token' || surface === 'site' ? tokenApi : this.bareApi).catch(thrown, host);
  }

  /** A method the path does not have belongs to no API, so a method it has decides. */
  private matchedFor(thrown: unknown, { method, path, url, headers, matched }: ApiRequest): MatchedRoute {
    if (!(thrown instanceof MethodNotAllowed)) return matched;
    return this.matcher.match({ method: thrown.methods[0] ?? method, path, url, headers });
  }
}
