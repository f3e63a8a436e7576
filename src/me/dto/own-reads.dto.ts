import { Count, Moment, ValueOf, ValuesOf } from '../../api/openapi/answer-fields';
import { DATA_KIND, READ_PURPOSE } from '../../kernel/named-values';
import type { DataKind, ReadPurpose } from '../../kernel/personal-data';

/** A read of the caller's personal data by staff. */
export class OwnReadDto {
  @Moment()
  at!: string;
  /** The role of who read it. @example city_admin */
  role!: string;
  /** null: a list of accounts, which needs no purpose. */
  @ValueOf(READ_PURPOSE)
  purpose!: ReadPurpose | null;
  @ValuesOf(DATA_KIND)
  kinds!: DataKind[];
}

/** The reads of the caller's personal data by staff. */
export class OwnReadsDto {
  /** How many there are. */
  @Count()
  count!: number;
  /** The newest 100, newest first. */
  items!: OwnReadDto[];
}
