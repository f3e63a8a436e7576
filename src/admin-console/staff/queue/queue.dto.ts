import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Count, Moment, ValuesOf } from '../../../api/openapi/answer-fields';
import { IsBoundedText, IsOneOf, IsOptional } from '../../../api/validation/fields';
import { FirstText, IsPageCursor, IsQueryNumber } from '../../../api/validation/query-fields';
import { Rule } from '../../../api/validation/rule';
import { FeedIssueDto } from '../../feed/feed.dto';
import { HolderDto } from '../assignment.dto';
import {
  type FilterName,
  filterRefusal,
  QUEUE_SORTS,
  QUEUE_STATES,
  type QueueSort,
  type QueueState,
} from './queue-filter';

/** A filter of a queue, once or several times, by the name of its property. */
const QueueValues =
  (example: string): PropertyDecorator =>
  (target, name) =>
    applyDecorators(
      Rule('queueFilter', (value) => filterRefusal(name as FilterName, value)),
      ApiProperty({ type: 'array', items: { type: 'string' }, required: false, example: [example] }),
    )(target, name);

export const QUEUE_SORT = { enum: QUEUE_SORTS, enumName: 'QueueSort' };

/** The filters and the page of a queue. */
export class QueueQueryDto {
  /** The city, by its id. @example mumbai */
  @FirstText()
  cityId: string = 'mumbai';
  /**
   * The id of a saved view, of the city of which it is. A filter and an order that are given replace its own.
   * @example viw_late
   */
  @IsOptional()
  @IsBoundedText(1, 64)
  view?: string;
  /** `me`, `my-units`, `none`, the id of a unit or of an account. */
  @QueueValues('none')
  holder?: string | string[];
  /** `late`, `today`, `week`, `none`, `paused`. */
  @QueueValues('late')
  due?: string | string[];
  /** Statuses of the feed; without any, the unfinished issues. */
  @QueueValues('new')
  status?: string | string[];
  /** Codes of wards. */
  @QueueValues('H/West')
  ward?: string | string[];
  /** Slugs of categories. */
  @QueueValues('road')
  category?: string | string[];
  /** Where they were reported. */
  @QueueValues('platform')
  channel?: string | string[];
  @QueueValues('high')
  priority?: string | string[];
  /** `reopened`, `disputed`, `waiting`, `flagged`, `hidden`, `merged`, `pinned`. */
  @QueueValues('reopened')
  state?: string | string[];
  /** The first day of the report, in the city. */
  @QueueValues('2026-01-01')
  from?: string | string[];
  /** The last day of the report, in the city. */
  @QueueValues('2030-01-01')
  to?: string | string[];
  /** An issue's id or number, or words, all of which it has. */
  @QueueValues('lamp')
  q?: string | string[];
  /** By default `due` if the due date is a filter, else `newest`. @example due */
  @IsOptional()
  @IsOneOf(QUEUE_SORT)
  sort?: QueueSort;
  /** @example 50 */
  @IsQueryNumber(/^(?:[1-9]\d?|1\d\d|200)$/, 'must be a whole number from 1 to 200', {
    minimum: 1,
    maximum: 200,
  })
  limit = 50;
  @IsPageCursor('The `next` of the previous page; valid only with the same city, filters and sort')
  after?: string;
}

/** An issue in a queue. */
export class QueueIssueDto extends FeedIssueDto {
  /** The last six characters of its id. @example c9dm6h */
  number!: string;
  /** Its address, else its area; empty if unknown. @example "Hill Road" */
  place!: string;
  /** When it was reported. */
  @Moment()
  reportedAt!: string;
  /** A path of this service; null without a photo. @example /media/med_01k0g4yq3fe8tr2v7b5x9cdm6h */
  photoUrl!: string | null;
  /** How many people support it. */
  @Count()
  supporters!: number;
  /** null: nobody. */
  holder!: HolderDto | null;
  @ValuesOf({ enum: QUEUE_STATES, enumName: 'QueueState' })
  state!: QueueState[];
}

/** A page of a queue. */
export class QueuePageDto {
  /** May be short, or empty, although there are more: then `next` goes on. */
  items!: QueueIssueDto[];
  /** At most 10000. */
  @Count()
  count!: number;
  /** false: there are more. */
  countIsExact!: boolean;
  /** `after` of the next page; null on the last one. */
  next!: string | null;
}
