import type { CategorySlug } from '../../kernel/categories';
import { CATEGORY } from '../../kernel/named-values';
import { OneOf, Optional, Text } from '../../api/validation/fields';
import { RequiredMoment } from '../../api/validation/query-fields';

/** A pause of the clock of an issue; it begins at once. */
export class NewPauseDto {
  /** When the clock goes on. @example "2026-11-30T06:30:00Z" */
  @RequiredMoment()
  until!: Date;
  /** Why; everyone may read it. @example "The road is closed for the festival" */
  @Text(1, 300)
  reason!: string;
}

/** Why an issue is escalated to the MP. */
export class EscalateToMpDto {
  /** Kept in the audit log. @example "Nobody has answered for nine days" */
  @Text(1, 300)
  reason!: string;
}

/** The category an issue is to have. */
export class ChangeCategoryDto {
  /** @example road */
  @OneOf(CATEGORY)
  category!: CategorySlug;
  /** The category it has before; with another one by now it stays as it is. @example infrastructure */
  @Optional()
  @OneOf(CATEGORY)
  from?: CategorySlug;
}
