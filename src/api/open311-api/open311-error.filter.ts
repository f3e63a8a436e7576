import { type ArgumentsHost, Catch, type ExceptionFilter, Injectable } from '@nestjs/common';
import type { DomainError } from '../../platform/http/domain-error';
import type { ApiRequest, ApiResponse } from '../../platform/http/request';
import { xmlText } from '../../platform/http/xml';
import { ErrorResponder } from '../error-responder';
import { elementOf, errorFormatOf, XML_TYPE } from './format';
import { renderOpen311Error } from './render-error';

/** When to retry a request while another one with the same key is running. */
const RETRY_AFTER_S = '1';

/** Errors of GeoReport, feeds and data sets: in the format of the URL. */
@Catch()
@Injectable()
export class Open311ErrorFilter implements ExceptionFilter {
  constructor(private readonly responder: ErrorResponder) {}

  catch(thrown: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const [request, response] = [http.getRequest<ApiRequest>(), http.getResponse<ApiResponse>()];
    this.responder.asWritten(thrown, request, response, (error) => write(error, request, response));
  }
}

function write(error: DomainError, request: ApiRequest, response: ApiResponse): void {
  if (error.kind === 'conflict') response.setHeader('Retry-After', RETRY_AFTER_S);
  const errors = renderOpen311Error(error);
  if (errorFormatOf(request.path) === 'json') return void response.json(errors);
  const body = `<?xml version="1.0" encoding="utf-8"?>\n${xmlText(elementOf('errors', errors))}\n`;
  response.setHeader('Content-Type', XML_TYPE);
  response.setHeader('Content-Length', Buffer.byteLength(body));
  response.end(body);
}
