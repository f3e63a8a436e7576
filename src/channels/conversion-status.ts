import type { Response } from 'express';
import type { Conversion } from './conversion.service';

/** Lets an issue that was made now be answered with 201, and one the post had become before with 200. */
export function withStatusOf(conversion: Conversion, response: Response): Conversion {
  response.status(conversion.isNew ? 201 : 200);
  return conversion;
}
