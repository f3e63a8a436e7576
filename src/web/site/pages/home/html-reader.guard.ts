import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { DomainError } from '../../../../platform/http/domain-error';

/** Accepts clients that prefer HTML or have no preference; for a client that asks for JSON the path is not found. */
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
