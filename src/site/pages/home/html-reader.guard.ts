import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { DomainError } from '../../../platform/http/domain-error';

/** Lets those pass who read HTML; to a client of the APIs there is nothing at the path. */
@Injectable()
export class HtmlReaderGuard implements CanActivate {
  /** @throws DomainError notFound */
  canActivate(context: ExecutionContext): boolean {
    const http = context.switchToHttp();
    http.getResponse<Response>().vary('Accept');
    if (http.getRequest<Request>().accepts(['json', 'html']) === 'html') return true;
    throw new DomainError('notFound', 'There is nothing at this path');
  }
}
