import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { type Observable, tap } from 'rxjs';
import type { ApiResponse } from '../../platform/http/request';
import { ConsoleSessionCookieService } from './console-session-cookie.service';

/** Removes the cookie of the console with a successful answer. */
@Injectable()
export class ClearSessionCookieInterceptor implements NestInterceptor {
  constructor(private readonly cookie: ConsoleSessionCookieService) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const response = context.switchToHttp().getResponse<ApiResponse>();
    return next.handle().pipe(tap(() => this.cookie.clear(response)));
  }
}
