import { MapOf } from '../../api/openapi/answer-fields';

const Meanings = (): PropertyDecorator => MapOf({ type: 'string' });

/** What each value of the fields of a column means, by field. */
export class MeaningsDto {
  @Meanings()
  class!: Record<string, string>;
  @Meanings()
  whose!: Record<string, string>;
  @Meanings()
  purpose!: Record<string, string>;
  @Meanings()
  ground!: Record<string, string>;
  @Meanings()
  shown!: Record<string, string>;
  @Meanings()
  kept!: Record<string, string>;
  @Meanings()
  erased!: Record<string, string>;
}

/** A column, or something else that holds values. The class `none` has no other fields. */
export class DataItemDto {
  /** @example email */
  name!: string;
  /** What it says about a person. @example contact */
  class!: string;
  /** Whom it is about. @example citizen */
  whose?: string;
  /** @example account */
  purpose?: string;
  /** The legal ground. @example voluntary */
  ground?: string;
  /** Where it can be seen; empty: nowhere. @example ["own"] */
  shown?: string[];
  /** How long it is kept. @example account */
  kept?: string;
  /** What erasure of the person does with it. @example emptied */
  erased?: string;
  /** Whether its owner gets it in an export of their data. */
  exported?: boolean;
}

/** A table of the database. */
export class DataTableDto {
  /** @example users */
  table!: string;
  /** The part of the service that owns it. @example auth */
  context!: string;
  columns!: DataItemDto[];
}

/** A place outside the database. */
export class DataPlaceDto {
  /** @example cookies */
  place!: string;
  items!: DataItemDto[];
}

/** What the service stores about people. */
export class ProcessingRecordDto {
  meanings!: MeaningsDto;
  tables!: DataTableDto[];
  outside!: DataPlaceDto[];
}
