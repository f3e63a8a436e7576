import { applyDecorators } from '@nestjs/common';
import { IsOneOf, IsOptional } from './fields';

/** What spreadsheets recognise UTF-8 by. */
export const BYTE_ORDER_MARK = '\ufeff';

/** An optional parameter that says whether a file begins with a byte order mark: `1` or `0`. */
export const WithBom = (): PropertyDecorator =>
  applyDecorators(IsOptional(), IsOneOf({ enum: ['0', '1'], enumName: 'ByteOrderMark' }));
