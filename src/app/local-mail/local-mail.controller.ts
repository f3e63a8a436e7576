import { Controller, Get, Param, UseGuards } from '@nestjs/common';
import { ApiOperation, ApiParam } from '@nestjs/swagger';
import { Answers } from '../../api/answers.decorator';
import { Api } from '../../api/api.decorator';
import { Allow } from '../../api/access.decorator';
import { FOREIGN_HOST, OwnHostGuard } from '../../api/own-host.guard';
import { DomainError, foundOr } from '../../platform/http/domain-error';
import type { TextStream } from '../../platform/http/text-stream';
import { presentMail, presentMails } from './local-mail.presenter';
import { MailQueries } from '../../platform/mail';

const HTML = ['text/html'];
const NOT_FOUND = new DomainError('notFound', 'There is no such mail');

/** Shows the sent mails, for development. The routes do not exist where others could read them. */
@Controller('dev/mail')
@UseGuards(OwnHostGuard)
@Api('token', 'local mail')
export class LocalMailController {
  constructor(private readonly mails: MailQueries) {}

  @Get()
  @ApiOperation({
    operationId: 'listLocalMails',
    summary: "Lists the newest mails on a developer's machine",
    description: 'At most a hundred. This route does not exist in production.',
  })
  @Allow('public')
  @Answers(200, null, { file: HTML, errors: [FOREIGN_HOST] })
  async list(): Promise<TextStream> {
    return presentMails(await this.mails.newest());
  }

  @Get(':id')
  @ApiOperation({
    operationId: 'showLocalMail',
    summary: "Shows a mail on a developer's machine",
    description: 'The text of the mail, with working links.',
  })
  @ApiParam({ name: 'id', description: 'The id of the mail', example: 'mal_01k0g4yq3fe8tr2v7b5x9cdm6h' })
  @Allow('public')
  @Answers(200, null, { file: HTML, errors: [FOREIGN_HOST, NOT_FOUND] })
  async show(@Param('id') id: string): Promise<TextStream> {
    return presentMail(foundOr(await this.mails.find(id), NOT_FOUND));
  }
}
