import { type ArgumentsHost, Catch, type ExceptionFilter, Injectable } from '@nestjs/common';
import { Config } from '../platform/config/config';
import { ErrorResponder } from './error-responder';
import { MethodNotAllowed } from '../platform/http/domain-error';
import type { ApiRequest, ApiResponse } from '../platform/http/request';
import { isUnrouted } from '../platform/http/to-domain-error';
import { Open311ErrorFilter } from './open311-api/open311-error.filter';
import { PathMethods } from './path-methods';
import type { SurfaceDefaults } from './surface';
import { isWebhook, surfaceAt } from './surface-map';

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
  private readonly defaults: SurfaceDefaults;

  constructor(
    private readonly tokenApi: TokenApiErrorFilter,
    private readonly bareApi: BareApiErrorFilter,
    private readonly webhook: WebhookErrorFilter,
    private readonly open311: Open311ErrorFilter,
    private readonly pathMethods: PathMethods,
    config: Config,
  ) {
    this.defaults = surfaceDefaults(config);
  }

  catch(thrown: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<ApiRequest>();
    const { path, headers, url } = request;
    const failure = this.failureOf(thrown, request);
    // A method the path does not have belongs to no API, so a method it has decides.
    const method = failure instanceof MethodNotAllowed ? (failure.methods[0] ?? '') : request.method;
    const surface = surfaceAt({ method, path, headers, url }, this.defaults);
    if (surface === 'open311') return this.open311.catch(failure, host);
    const tokenApi = isWebhook(path) ? this.webhook : this.tokenApi;
    (surface === 'token' || surface === 'site' ? tokenApi : this.bareApi).catch(failure, host);
  }

  /**
   * The error of a request: the one thrown, or MethodNotAllowed if no route matched but the path exists for other
   * methods.
   * @returns `thrown`, or MethodNotAllowed
   */
  failureOf(thrown: unknown, { path, method }: ApiRequest): unknown {
    if (!isUnrouted(thrown)) return thrown;
    const methods = this.pathMethods.at(path);
    return methods.length === 0 || methods.includes(method) ? thrown : new MethodNotAllowed(methods);
  }
}

/** The settings that choose the API if the request itself does not. */
export function surfaceDefaults(config: Config): SurfaceDefaults {
  return {
    publicHosts: config.settings.PUBLIC_API_HOSTS,
    fallback: config.settings.DEFAULT_API_SURFACE,
  };
}
