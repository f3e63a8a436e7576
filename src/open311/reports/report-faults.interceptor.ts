import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { catchError, type Observable } from 'rxjs';
import type { Open311Request } from '../clients/open311-request';
import { ReportFaultsService } from './report-faults.service';

/**
 * Completes the error of a refused report with all of its problems: jurisdiction, fields, key and position are checked
 * one after the other, and each error alone would name only the first. An accepted report costs no extra work.
 */
@Injectable()
export class ReportFaultsInterceptor implements NestInterceptor {
  constructor(private readonly faults: ReportFaultsService) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<Open311Request>();
    return next.handle().pipe(
      catchError(async (error: unknown) => {
        throw await this.faults.besides(error, request);
      }),
    );
  }
}
