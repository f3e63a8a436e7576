import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { Observable } from 'rxjs';
import { Config } from '../config/config';
import { mediaOrigins } from '../config/media-origins';
import type { ApiResponse } from '../platform/http/request';

/** What goes with the document of the console: what it may load, and that it is not kept. */
@Injectable()
export class ConsolePageHeaders implements NestInterceptor {
  private readonly headers: Map<string, string>;

  constructor(config: Config) {
    this.headers = new Map([
      ['Content-Type', 'text/html; charset=utf-8'],
      ['Content-Security-Policy', policyOf(mediaOrigins(config))],
      ['Referrer-Policy', 'same-origin'],
      ['Cross-Origin-Opener-Policy', 'same-origin'],
      // It names the files of the newest build.
      ['Cache-Control', 'no-store'],
    ]);
  }

  intercept(context: ExecutionContext, next: CallHandler<Buffer>): Observable<Buffer> {
    context.switchToHttp().getResponse<ApiResponse>().setHeaders(this.headers);
    return next.handle();
  }
}

/**
 * The files of the build, answers of this service, and pictures and videos of issues. `data:` is for pictures in the
 * style sheet.
 */
function policyOf(media: readonly string[]): string {
  const from = media.join(' ');
  return [
    `default-src 'none'`,
    `script-src 'self'`,
    `style-src 'self'`,
    `img-src 'self' data: ${from}`,
    `media-src 'self' ${from}`,
    `connect-src 'self'`,
    `form-action 'self'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
  ].join('; ');
}
