import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  StreamableFile,
} from '@nestjs/common';
import { map, type Observable } from 'rxjs';
import type { ApiResponse } from '../../platform/http/request';
import type { SiteRequest } from './languages';
import { PageWriterService } from './page-writer.service';
import type { Page, SeeOther } from './page';

/**
 * Renders the return value of a handler of the site to the bytes of a page, and sets its status and headers. Files are
 * passed unchanged.
 */
@Injectable()
export class PageInterceptor implements NestInterceptor {
  constructor(private readonly writer: PageWriterService) {}

  intercept(
    context: ExecutionContext,
    next: CallHandler<Page | SeeOther | StreamableFile>,
  ): Observable<Buffer | StreamableFile> {
    const http = context.switchToHttp();
    const [request, response] = [http.getRequest<SiteRequest>(), http.getResponse<ApiResponse>()];
    return next
      .handle()
      .pipe(
        map((answer) =>
          answer instanceof StreamableFile ? answer : this.writer.bytesOf(answer, request, response),
        ),
      );
  }
}
