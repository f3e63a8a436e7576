import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { map, type Observable } from 'rxjs';
import { DomainError } from '../../platform/http/domain-error';
import type { ApiRequest } from '../../platform/http/request';
import { TextStream } from '../../platform/http/text-stream';
import { ANSWER, type DeclaredAnswer } from '../answers.decorator';
import { FORMATS, XML_TYPE, xmlOf } from './format';

/** Writes the return value of a GeoReport handler in the format of the path's ending: `.json` or `.xml`. */
@Injectable()
export class FormatInterceptor implements NestInterceptor {
  /** @throws DomainError `notFound` for another ending */
  intercept(context: ExecutionContext, next: CallHandler<object>): Observable<object> {
    const { params } = context.switchToHttp().getRequest<ApiRequest>();
    const format = FORMATS.find((known) => known === String(params.format).toLowerCase());
    if (format === undefined) throw new DomainError('notFound', 'There is nothing at this path');
    if (format === 'json') return next.handle();
    const { xmlRoot = '' } = Reflect.getMetadata(ANSWER, context.getHandler()) as DeclaredAnswer;
    return next.handle().pipe(map((value) => new TextStream(xmlOf(xmlRoot, value), XML_TYPE, 'always')));
  }
}
