import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  StreamableFile,
} from '@nestjs/common';
import { map, type Observable, of } from 'rxjs';
import type { ApiResponse } from '../../platform/http/request';
import type { SiteRequest } from './languages';
import { PageWriterService } from './page-writer.service';
import { type Page, SeeOther } from './page';

/**
 * What a person reads and does before they are asked: the question itself, signing in and out, what the service is,
 * what links of mails lead to, and files.
 */
const UNASKED =
  /^\/(?:welcome|sign-(?:in|out)|privacy|about|accessibility|alerts|office|confirm)(?:\/|$)|\.\w+$/;

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
    const unasked = this.welcomeOf(request);
    return (unasked ? of(unasked) : next.handle()).pipe(
      map((answer) =>
        answer instanceof StreamableFile ? answer : this.writer.bytesOf(answer, request, response),
      ),
    );
  }

  /** A person is asked once how they are shown, before anything of theirs is published; then they go on. */
  private welcomeOf({ actor, method, path }: SiteRequest): SeeOther | undefined {
    if (actor?.isWelcomed !== false || UNASKED.test(path)) return undefined;
    const next = method === 'GET' ? `?next=${encodeURIComponent(path)}` : '';
    return new SeeOther(`/welcome${next}`);
  }
}
