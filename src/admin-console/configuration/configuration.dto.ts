import { PartialType } from '@nestjs/swagger';
import type { CategorySlug, FeedCategory } from '../../kernel/categories';
import type { FeedStatus } from '../../kernel/statuses';
import { AtLeastOneOf } from '../../api/validation/at-least-one';
import { IsFlag, IsNested, IsOptional, IsWholeNumber } from '../../api/validation/fields';
import { ForbidUnknownMembers } from '../../api/validation/forbid-unknown-members';
import { StepsFrom } from './steps-from.decorator';

const MAX_HOURS = 24 * 365;
/** Members that are left out stay the same; null is refused. */
const CHANGE = { skipNullProperties: false };

const Hours = (): PropertyDecorator => IsWholeNumber(1, MAX_HOURS);

/** The hours of each category until an issue is overdue. */
export class SlaHoursDto implements Record<FeedCategory, number> {
  /** @example 72 */
  @Hours()
  Infrastructure!: number;
  /** @example 24 */
  @Hours()
  'Garbage & filth'!: number;
  /** @example 24 */
  @Hours()
  Safety!: number;
  /** @example 12 */
  @Hours()
  Traffic!: number;
  /** @example 72 */
  @Hours()
  'Public transport'!: number;
  /** @example 168 */
  @Hours()
  Corruption!: number;
}

/** For each feed status, those to which city staff may move an issue. */
export class FeedTransitionsDto implements Record<FeedStatus, FeedStatus[]> {
  /** @example ["ack", "progress", "resolved", "overdue"] */
  @StepsFrom('new')
  new!: FeedStatus[];
  /** @example ["progress", "resolved", "overdue"] */
  @StepsFrom('ack')
  ack!: FeedStatus[];
  /** @example ["ack", "resolved", "overdue"] */
  @StepsFrom('progress')
  progress!: FeedStatus[];
  /** @example ["progress"] */
  @StepsFrom('resolved')
  resolved!: FeedStatus[];
  /** @example ["ack", "progress", "resolved"] */
  @StepsFrom('overdue')
  overdue!: FeedStatus[];
}

/** The features that are switched on. */
export class ConsoleFeaturesDto {
  /** Whether the job searches for duplicates. @example true */
  @IsFlag()
  duplicateDetection!: boolean;
  /** Whether messages to people on channels are sent; if not, they wait. @example true */
  @IsFlag()
  outboundMessages!: boolean;
}

/** For each category, whether its repairs have to be shown by a photo. */
export class PhotoNeededDto implements Record<CategorySlug, boolean> {
  /** @example false */
  @IsFlag()
  traffic!: boolean;
  /** @example true */
  @IsFlag()
  road!: boolean;
  /** @example false */
  @IsFlag()
  infrastructure!: boolean;
  /** @example false */
  @IsFlag()
  hygiene!: boolean;
  /** @example false */
  @IsFlag()
  healthcare!: boolean;
  /** @example false */
  @IsFlag()
  systemic!: boolean;
}

/** The configuration of the console. */
export class ConsoleConfigurationDto {
  slaHours!: SlaHoursDto;
  transitions!: FeedTransitionsDto;
  features!: ConsoleFeaturesDto;
  photoNeeded!: PhotoNeededDto;
}

/** Hours for some of the categories. */
@ForbidUnknownMembers()
export class ChangeSlaHoursDto extends PartialType(SlaHoursDto, CHANGE) {}

/** For some of the statuses, all statuses that may follow. */
@ForbidUnknownMembers()
export class ChangeFeedTransitionsDto extends PartialType(FeedTransitionsDto, CHANGE) {}

/** Some of the switches. */
@ForbidUnknownMembers()
export class ChangeConsoleFeaturesDto extends PartialType(ConsoleFeaturesDto, CHANGE) {}

/** Some of the categories. */
@ForbidUnknownMembers()
export class ChangePhotoNeededDto extends PartialType(PhotoNeededDto, CHANGE) {}

/** The changes of the configuration; at least one member. */
@ForbidUnknownMembers()
@AtLeastOneOf(['slaHours', 'transitions', 'features', 'photoNeeded'], 'must name something to change')
export class ChangeConsoleConfigurationDto {
  /** Hours for some of the categories. */
  @IsOptional()
  @IsNested(() => ChangeSlaHoursDto)
  slaHours?: ChangeSlaHoursDto;
  /** For some of the statuses, all statuses that may follow. */
  @IsOptional()
  @IsNested(() => ChangeFeedTransitionsDto)
  transitions?: ChangeFeedTransitionsDto;
  /** Some of the switches. */
  @IsOptional()
  @IsNested(() => ChangeConsoleFeaturesDto)
  features?: ChangeConsoleFeaturesDto;
  /** Some of the categories. */
  @IsOptional()
  @IsNested(() => ChangePhotoNeededDto)
  photoNeeded?: ChangePhotoNeededDto;
}
