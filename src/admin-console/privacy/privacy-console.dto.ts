import { ApiPropertyOptional } from '@nestjs/swagger';
import { ValidateIf } from 'class-validator';
import { DATA_KIND, READ_PURPOSE } from '../../kernel/named-values';
import type { DataKind, ReadPurpose } from '../../kernel/personal-data';
import { Integer, Moment, ValueOf, ValuesOf } from '../../api/openapi/answer-fields';
import { IsNested, IsOneOf, IsText } from '../../api/validation/fields';
import { Distinct, IsListOfOneOf } from '../../api/validation/list-fields';
import { AbsentWhenEmpty, FirstText, IsPageLimit, IsQueryNumber } from '../../api/validation/query-fields';
import { REVEAL_TARGETS, type RevealTarget } from './reveal.queries';

const REVEAL_TARGET = { enum: REVEAL_TARGETS, enumName: 'RevealTargetKind' };

/** Whose data is to be shown: an account, an official, the sender of a post, the contact of a report, or an issue. */
export class RevealTargetDto {
  @IsOneOf(REVEAL_TARGET)
  kind!: RevealTarget;
  /** The id; for a contact that of the issue. @example usr_01k0g4yq3fe8tr2v7b5x9cdm6h */
  @IsText(1, 100)
  id!: string;
}

/** What is to be shown, and for what. */
export class RevealDto {
  @IsNested(() => RevealTargetDto)
  target!: RevealTargetDto;
  /** @example ["email"] */
  @IsListOfOneOf(DATA_KIND, { min: 1 })
  @Distinct()
  kinds!: DataKind[];
  @IsOneOf(READ_PURPOSE)
  purpose!: ReadPurpose;
  /** The purpose in words; required for the purpose other. @example "The caller asked to be called back" */
  @ApiPropertyOptional()
  @ValidateIf(({ purpose }: RevealDto, given) => given !== undefined || purpose === 'other')
  @IsText(1, 500)
  words?: string;
}

/** A place as it was reported. */
export class RevealedPlaceDto {
  /** In degrees (WGS 84); null: no point is known. @example 19.0596 */
  lat!: number | null;
  /** @example 72.8295 */
  lng!: number | null;
  /** null if unknown. @example "Hill Road 12" */
  address!: string | null;
}

/** The values of the kinds that were asked for; the others are absent. A value that is not known is null. */
export class RevealedDto {
  /** @example asha@example.org */
  email?: string | null;
  /** @example "+91 98200 54321" */
  phone?: string | null;
  /** @example "Asha Kulkarni" */
  name?: string | null;
  /** An address, a number, or the name of an account on a channel. @example asha@example.org */
  contact?: string | null;
  exactPlace?: RevealedPlaceDto | null;
}

/** The filters of the log of reads. */
export class ReadLogQueryDto {
  /** The id of who read. */
  @AbsentWhenEmpty()
  @FirstText()
  account?: string;
  /** The id of whose data was read. */
  @AbsentWhenEmpty()
  @FirstText()
  subject?: string;
  @IsPageLimit()
  limit: number = 100;
  /** The id of the last read of the previous page. */
  @IsQueryNumber(/^[1-9]\d{0,14}$/, 'must be the id of a read', { minimum: 1 })
  before?: number;
}

/** A read of personal data. */
export class PersonalDataReadDto {
  @Integer()
  id!: number;
  @Moment()
  at!: string;
  /** Who read. @example adm_01k0g4yq3fe8tr2v7b5x9cdm6h */
  accountId!: string;
  /** The role at that time. @example city_admin */
  role!: string;
  /** @example "POST /api/admin/privacy/reveal" */
  route!: string;
  @ValueOf(READ_PURPOSE)
  purpose!: ReadPurpose | null;
  /** The purpose in words; null without, and `erased` if whose data it was is. @example null */
  words!: string | null;
  @ValuesOf(DATA_KIND)
  kinds!: DataKind[];
  /** The cities of who read; null: all. @example ["mumbai"] */
  cities!: string[] | null;
  /**
   * Whose data was read, at most 100: accounts, officials, or digests of addresses and numbers.
   *
   * @example ["usr_01k0g4yq3fe8tr2v7b5x9cdm6h"]
   */
  subjects!: string[];
}
