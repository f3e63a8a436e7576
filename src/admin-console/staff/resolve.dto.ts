import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { ValidateIf } from 'class-validator';
import { Literal } from '../../api/openapi/answer-fields';
import { IsOneOf, IsText } from '../../api/validation/fields';
import { Distinct, IsListOfTexts } from '../../api/validation/list-fields';
import { IsMoment } from '../../api/validation/query-fields';
import { Rule } from '../../api/validation/rule';
import { ResolutionDto } from '../../issues';
import { MAX_MEDIA } from '../../kernel/media-types';
import { OUTCOME, OUTCOME_REASON } from '../../kernel/named-values';
import type { Outcome, OutcomeReason } from '../../kernel/outcome-reasons';

const MAX_NOTE = 5000;
const MAX_ID = 64;

/** A field that is required if another has a value, and refused otherwise. */
const OnlyWith = (other: keyof ResolveIssueDto, value: string): PropertyDecorator =>
  applyDecorators(
    ValidateIf((dto: ResolveIssueDto, given) => given !== undefined || dto[other] === value),
    ApiProperty({ required: false }),
    Rule('onlyWith', (_, dto) => (dto[other] === value ? undefined : `is only for the ${other} ${value}`)),
  );

/** How an issue was resolved. */
export class ResolveIssueDto {
  @IsOneOf(OUTCOME)
  outcome!: Outcome;
  /** Why it was not repaired. */
  @OnlyWith('outcome', 'not_repaired')
  @IsOneOf(OUTCOME_REASON)
  reason?: OutcomeReason;
  /** What was done, or why not, in words that everyone sees. @example "The lamp was replaced this morning." */
  @IsText(1, MAX_NOTE)
  note!: string;
  /** Photos of this issue that show it; one that is named twice counts once. */
  @Distinct()
  @IsListOfTexts({ max: MAX_MEDIA }, { example: [] })
  mediaIds: string[] = [];
  /** With the reason `planned`: when it will be repaired, in the future. */
  @OnlyWith('reason', 'planned')
  @IsMoment()
  until?: Date;
  /** With the reason `duplicate`: the issue that it repeats. */
  @OnlyWith('reason', 'duplicate')
  @IsText(1, MAX_ID)
  duplicateOf?: string;
  /** With the reason `not_ours`: the official whose office it belongs to. */
  @OnlyWith('reason', 'not_ours')
  @IsText(1, MAX_ID)
  officeId?: string;
}

/** The resolved issue. */
export class ResolvedIssueDto {
  /** @example iss_01k0g4yq3fe8tr2v7b5x9cdm6h */
  issueId!: string;
  @Literal('resolved')
  status!: 'resolved';
  resolution!: ResolutionDto;
}
