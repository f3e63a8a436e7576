import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { Observable } from 'rxjs';
import { Config } from '../../platform/config/config';
import { mediaOrigins } from '../../platform/config/media-origins';
import type { ApiResponse } from '../../platform/http/request';

/** Sets the response headers of the console document: its content security policy, and that it must not be cached. */
@Injectable()
export class ConsolePageHeaders implements NestInterceptor {
  private readonly headers: Map<string, string>;

  constructor(config: Config) {
    this.headers = new Map([
      ['Content-Type', 'text/html; charset=utf-8'],
      ['Content-Security-Policy', policyOf(mediaOrigins(config))],
      ['Referrer-Policy', 'same-origin'],
      ['Cross-Origin-Opener-Policy', 'same-origin'],
      // The document names the files of the newest build, so a cached copy could name old files.
      ['Cache-Control', 'no-store'],
    ]);
  }

  intercept(context: ExecutionContext, next: CallHandler<Buffer>): Observable<Buffer> {
    context.switchToHttp().getResponse<ApiResponse>().setHeaders(this.headers);
    return next.handle();
  }
}

/**
 * Allows the files of the build, responses of this service, and pictures and videos of issues. `data:` is for pictures
 * in the style sheet, `blob:` for photos that are chosen and not sent yet.
 */
function policyOf(media: readonly string[]): string {
  const from = media.join(' ');
  return [
    `default-src 'none'`,
    `script-src 'self'`,
    `style-src 'self'`,
    `img-src 'self' data: blob: ${from}`,
    `media-src 'self' ${from}`,
    `connect-src 'self'`,
    `form-action 'self'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
  ].join('; ');
}
