import { type ArgumentsHost, Catch, type ExceptionFilter, Injectable } from '@nestjs/common';
import { ErrorResponder } from '../api/error-responder';
import type { ApiRequest, ApiResponse } from '../platform/http/request';
import { ErrorPagesService } from '../web/site';

/** Answers every error: browsers with a page of the site, others in the form of the API. */
@Catch()
@Injectable()
export class ErrorFilter implements ExceptionFilter {
  constructor(
    private readonly responder: ErrorResponder,
    private readonly pages: ErrorPagesService,
  ) {}

  catch(thrown: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const [request, response] = [http.getRequest<ApiRequest>(), http.getResponse<ApiResponse>()];
    // The route may have said how long its answer is kept.
    response.setHeader('Cache-Control', 'no-store');
    if (!this.pages.answer(thrown, request, response)) this.responder.respond(thrown, request, response);
  }
}
