import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { DomainError } from '../../../platform/http/domain-error';

/**
 * Lets those pass who read HTML or say nothing of what they would rather have; for a client that asks for JSON there is
 * nothing at the path.
 */
@Injectable()
export class HtmlReaderGuard implements CanActivate {
  /** @throws DomainError notFound */
  canActivate(context: ExecutionContext): boolean {
    const http = context.switchToHttp();
    http.getResponse<Response>().vary('Accept');
    if (http.getRequest<Request>().accepts(['html', 'json']) === 'html') return true;
    throw new DomainError('notFound', 'There is nothing at this path');
  }
}
