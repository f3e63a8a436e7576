import { Body, Controller, Post } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { Allow, CurrentConsoleActor } from '../../api/access.decorator';
import { Answers } from '../../api/answers.decorator';
import { Api } from '../../api/api.decorator';
import { PathId } from '../../api/path-id.decorator';
import { IssueNotFound, presentRedacted, RedactedDto } from '../../issues';
import type { ConsoleActor } from '../../kernel/console';
import { RedactTextDto } from './findings.dto';
import { TextNotFound } from './privacy.errors';
import { TextRedactionsService } from './text-redactions.service';

/** Words that city staff take out of the texts of an issue (docs/api/privacy.md#findings). */
@Controller('api/admin/feed/issues/:id')
@Api('console', 'feed/issues')
export class RedactTextController {
  constructor(private readonly texts: TextRedactionsService) {}

  @Post('redact-text')
  @ApiOperation({
    operationId: 'redactFeedText',
    summary: 'Removes words from a text of an issue or its thread, for a purpose',
    description:
      'Each range is replaced by •••, for everyone. It is recorded without the words, and can be undone for 72 hours.',
  })
  @Allow('console', 'feed')
  @Answers(201, RedactedDto, { errors: [400, 401, 403, new IssueNotFound(), new TextNotFound()] })
  async redact(
    @CurrentConsoleActor() actor: ConsoleActor,
    @PathId('id', 'issue') id: string,
    @Body() redaction: RedactTextDto,
  ): Promise<RedactedDto> {
    return presentRedacted(await this.texts.redact(actor, id, redaction));
  }
}
