import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { catchError, type Observable } from 'rxjs';
import type { Open311Request } from '../clients/open311-request';
import { ReportFaults } from './report-faults.service';

/**
 * Answers a report that is refused with everything that is wrong with it: its jurisdiction, its fields, its key and its
 * place are looked at in turn, and each would be sent alone. A report that is taken costs nothing more.
 */
@Injectable()
export class ReportFaultsInterceptor implements NestInterceptor {
  constructor(private readonly faults: ReportFaults) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<Open311Request>();
    return next.handle().pipe(
      catchError(async (error: unknown) => {
        throw await this.faults.besides(error, request);
      }),
    );
  }
}
