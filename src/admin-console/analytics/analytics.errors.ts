import { InvalidInput } from '../../platform/http/domain-error';

/** The longest period of the figures, in days. */
export const MAX_DAYS = 366;

/** A period that ends before it begins, or is too long. */
export class BadPeriod extends InvalidInput {
  constructor(from: string, to: string) {
    super([
      {
        field: 'from',
        message: `must not be after the last day, nor more than ${MAX_DAYS} days before it (${from} to ${to})`,
      },
    ]);
  }
}
