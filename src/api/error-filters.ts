import { type ArgumentsHost, Catch, type ExceptionFilter, Injectable } from '@nestjs/common';
import { Config } from '../config/config';
import { ErrorResponder } from './error-responder';
import type { ApiRequest, ApiResponse } from '../platform/http/request';
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

/** Errors before a route is known (limit, body, unknown path): handed to the filter of the surface that would answer. */
@Catch()
@Injectable()
export class EdgeErrorFilter implements ExceptionFilter {
  private readonly defaults: SurfaceDefaults;

  constructor(
    private readonly tokenApi: TokenApiErrorFilter,
    private readonly bareApi: BareApiErrorFilter,
    private readonly webhook: WebhookErrorFilter,
    config: Config,
  ) {
    this.defaults = surfaceDefaults(config);
  }

  catch(thrown: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<ApiRequest>();
    const surface = surfaceAt(request, this.defaults);
    const tokenApi = isWebhook(request.path) ? this.webhook : this.tokenApi;
    (surface === 'token' ? tokenApi : this.bareApi).catch(thrown, host);
  }
}

/** What decides between the surfaces when a request does not. */
export function surfaceDefaults(config: Config): SurfaceDefaults {
  return {
    publicHosts: config.settings.PUBLIC_API_HOSTS,
    fallback: config.settings.DEFAULT_API_SURFACE,
  };
}
