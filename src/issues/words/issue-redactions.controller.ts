import { Body, Controller, Post } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { Allow, CurrentActor } from '../../api/access.decorator';
import { Answers } from '../../api/answers.decorator';
import { Api } from '../../api/api.decorator';
import { Idempotent } from '../../api/idempotent.decorator';
import { PathId } from '../../api/path-id.decorator';
import type { Actor } from '../../kernel/people/actor';
import { RedactedDto, RedactIssueDto } from '../dto/redaction.dto';
import { IssueNotFound } from '../issue.errors';
import { IssueRedactionsService } from './issue-redactions.service';
import { NOT_ITS_AUTHOR } from './redaction.errors';
import { presentRedacted } from './redaction.presenter';

/** Words that reporters take out of their issues (docs/api/privacy.md#redactions). */
@Controller('api/issues')
@Api('token', 'issues')
export class IssueRedactionsController {
  constructor(private readonly redactions: IssueRedactionsService) {}

  @Post(':id/redactions')
  @ApiOperation({
    operationId: 'redactIssue',
    summary: 'Removes words from the title or the description of an issue: for its reporter',
    description:
      'Also of a closed issue. Each range is replaced by •••, and cannot be put back except by city staff within 72 hours. The webhook event issue.redacted tells that the issue is to be read again. Send an Idempotency-Key, so that a repeated request removes nothing else.',
  })
  @Allow('signed-in')
  @Idempotent()
  @Answers(201, RedactedDto, { errors: [400, 401, NOT_ITS_AUTHOR, new IssueNotFound(), 409, 422] })
  async redact(
    @CurrentActor() actor: Actor,
    @PathId('id', 'issue') id: string,
    @Body() { field, ranges }: RedactIssueDto,
  ): Promise<RedactedDto> {
    return presentRedacted(await this.redactions.redact(actor, id, field, ranges));
  }
}
