import type { CategorySlug } from '../../kernel/categories';
import { CATEGORY } from '../../kernel/named-values';
import { IsOneOf, IsOptional, IsText } from '../../api/validation/fields';
import { IsMoment } from '../../api/validation/query-fields';

/** A pause of the clock of an issue; it begins at once. */
export class NewPauseDto {
  /** When the clock runs again. @example "2026-11-30T06:30:00Z" */
  @IsMoment()
  until!: Date;
  /** The reason, which is public. @example "The road is closed for the festival" */
  @IsText(1, 300)
  reason!: string;
}

/** The reason for escalating an issue to the MP. */
export class EscalateToMpDto {
  /** Stored in the audit log. @example "Nobody has answered for nine days" */
  @IsText(1, 300)
  reason!: string;
}

/** The new category of an issue. */
export class ChangeCategoryDto {
  /** @example road */
  @IsOneOf(CATEGORY)
  category!: CategorySlug;
  /** The current category; if the issue has another one, it is not changed. @example infrastructure */
  @IsOptional()
  @IsOneOf(CATEGORY)
  from?: CategorySlug;
}
