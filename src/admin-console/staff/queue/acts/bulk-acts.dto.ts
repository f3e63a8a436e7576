import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Count, ValueOf } from '../../../../api/openapi/answer-fields';
import { IsBoundedText, IsFlag, IsNullable, IsOneOf, IsOptional } from '../../../../api/validation/fields';
import { Distinct, IsListOfTexts } from '../../../../api/validation/list-fields';
import { FirstText } from '../../../../api/validation/query-fields';
import { Rule } from '../../../../api/validation/rule';
import { BULK_ACT_STATES, BULK_ACTS, type BulkActName } from '../../../../staff';
import { valueRefusal } from './bulk-act-value';

const MAX_ID = 64;
const MAX_ISSUES = 500;
const ACT = { enum: BULK_ACTS, enumName: 'BulkActName' };
const STATE = { enum: BULK_ACT_STATES, enumName: 'BulkActState' };

/** What the act sets, which depends on the act. */
const IsActValue = (): PropertyDecorator =>
  applyDecorators(
    ApiProperty({
      required: false,
      type: undefined,
      oneOf: [{ type: 'string' }, { type: 'object', additionalProperties: true }, { type: 'null' }],
      example: 'high',
    }),
    Rule('actValue', (value, { act }) => valueRefusal(act, value)),
  );

/** An act on many issues. */
export class NewBulkActDto {
  /** The city of a view that every city has. @example mumbai */
  @FirstText()
  cityId: string = 'mumbai';
  /** 1 to 500 issues; absent with a view. @example ["iss_01k0g4yq3fe8tr2v7b5x9cdm6h"] */
  @IsOptional()
  @Distinct()
  @IsListOfTexts({ min: 1, max: MAX_ISSUES })
  issueIds?: string[];
  /** A view, all of whose issues are changed; absent or null with issues. */
  @ApiProperty({ example: null })
  @IsOptional()
  @IsNullable()
  @IsBoundedText(1, MAX_ID)
  view?: string | null;
  /** @example priority */
  @IsOneOf(ACT)
  act!: BulkActName;
  /**
   * For `assign` `{ unitId, accountId? }` (`unitId: null` takes the holder away), else a status, the text of a note,
   * the slug of a category or a priority; absent for `ask_photo`.
   */
  @IsActValue()
  value?: unknown;
  /** Whether nothing is to change. @example true */
  @IsOptional()
  @IsFlag()
  dryRun = false;
}

/** The result of an act for an issue. */
export class BulkResultDto {
  /** @example iss_01k0g4yq3fe8tr2v7b5x9cdm6h */
  issueId!: string;
  done!: boolean;
  /** Why it was not done; absent if it was, and while it waits. @example "The issue is closed" */
  reason?: string;
}

/** An act on many issues and its results; once it is undone, those of undoing it. */
export class BulkActDto {
  /** @example blk_01k0g4yq3fe8tr2v7b5x9cdm6h */
  id!: string;
  @ValueOf(ACT)
  act!: BulkActName;
  @ValueOf(STATE)
  state!: (typeof BULK_ACT_STATES)[number];
  @Count()
  total!: number;
  @Count()
  done!: number;
  @Count()
  failed!: number;
  /** At most 500; of more, the failed ones first. */
  results!: BulkResultDto[];
}

/** An issue that an act would not change. */
export class RefusedIssueDto {
  /** @example iss_01k0g4yq3fe8tr2v7b5x9cdm6h */
  issueId!: string;
  /** @example "The issue is closed" */
  reason!: string;
}

/** An act that was begun, or what it would do. */
export class StartedBulkActDto {
  /** Absent in a dry run, as `act`, `state`, `done`, `failed` and `results`. @example blk_01k0g4yq3fe8tr2v7b5x9cdm6h */
  id?: string;
  @ApiProperty({ ...ACT, enum: [...ACT.enum], required: false })
  act?: BulkActName;
  @ApiProperty({ ...STATE, enum: [...STATE.enum], required: false })
  state?: (typeof BULK_ACT_STATES)[number];
  @Count()
  total!: number;
  /** @example 3 */
  done?: number;
  /** @example 0 */
  failed?: number;
  results?: BulkResultDto[];
  /** How many issues it would change; only in a dry run. @example 3 */
  would?: number;
  /** At most 500 of those that it would not change; only in a dry run. */
  refused?: RefusedIssueDto[];
}
