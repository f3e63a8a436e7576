import {
  CLASSES,
  type DataItem,
  ERASED,
  GROUNDS,
  type Inventory,
  KEPT,
  PURPOSES,
  SURFACES,
  WHOSE,
} from '../personal-data';
import type { DataItemDto, ProcessingRecordDto } from './dto/processing-record.dto';

/** The record of processing: the inventory, with the meaning of each value it uses. */
export function presentProcessingRecord(
  contexts: Readonly<Record<string, Inventory>>,
  outside: Inventory,
): ProcessingRecordDto {
  return {
    meanings: {
      class: CLASSES,
      whose: WHOSE,
      purpose: PURPOSES,
      ground: GROUNDS,
      shown: SURFACES,
      kept: KEPT,
      erased: ERASED,
    },
    tables: Object.entries(contexts).flatMap(([context, tables]) =>
      Object.entries(tables).map(([table, columns]) => ({
        table,
        context,
        columns: columns.map(presentItem),
      })),
    ),
    outside: Object.entries(outside).map(([place, items]) => ({ place, items: items.map(presentItem) })),
  };
}

function presentItem({ name, class: dataClass, handling }: DataItem): DataItemDto {
  if (!handling) return { name, class: dataClass };
  const { whose, purpose, ground, shown, kept, erased, exported } = handling;
  return { name, class: dataClass, whose, purpose, ground, shown: [...shown], kept, erased, exported };
}
