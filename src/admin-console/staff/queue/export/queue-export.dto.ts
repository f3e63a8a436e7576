import { IsBoundedText, IsOneOf, IsOptional } from '../../../../api/validation/fields';
import { FirstText } from '../../../../api/validation/query-fields';
import type { QueueSort } from '../queue-filter';
import { QUEUE_SORT } from '../queue.dto';
import { IsColumns, IsFilters } from '../views.dto';
import type { QueueColumn } from './queue-cells';
import type { FileFormat } from './queue-files';

const FORMAT = { enum: ['csv', 'xlsx'] as const, enumName: 'QueueFileFormat' };

/** Which queue is exported, and how. */
export class ExportQueueDto {
  /** The city, by its id. @example mumbai */
  @FirstText()
  cityId: string = 'mumbai';
  /** The id of a saved view. Filters and an order that are given replace its own. @example viw_late */
  @IsOptional()
  @IsBoundedText(1, 64)
  view?: string;
  /** By the filters' names: a text, or a list of texts. */
  @IsOptional()
  @IsFilters()
  filters: object = {};
  /** @example due */
  @IsOptional()
  @IsOneOf(QUEUE_SORT)
  sort?: QueueSort;
  /** @example csv */
  @IsOneOf(FORMAT)
  format!: FileFormat;
  /** By default those of the view, without a view all. */
  @IsOptional()
  @IsColumns()
  columns?: QueueColumn[];
}
