import type { Response } from 'express';
import type { Conversion } from './mention-conversion.service';

/**
 * Sets the status of the answer: 201 for a new issue, 200 for one that the post became before. @returns the conversion
 */
export function withStatusOf(conversion: Conversion, response: Response): Conversion {
  response.status(conversion.isNew ? 201 : 200);
  return conversion;
}
