import { Controller, Get, Query } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { Allow } from '../api/access.decorator';
import { Answers } from '../api/answers.decorator';
import { Api } from '../api/api.decorator';
import { CONTEXTS, noticeIn, OUTSIDE } from '../personal-data';
import { Config } from '../platform/config/config';
import { NoticeDto, NoticeQueryDto } from './dto/notice.dto';
import { ProcessingRecordDto } from './dto/processing-record.dto';
import { presentNotice } from './notice.presenter';
import { presentProcessingRecord } from './processing-record.presenter';

/** What the service stores about people (docs/api/privacy.md). */
@Controller('api/privacy')
@Api('token', 'privacy')
export class PrivacyController {
  constructor(private readonly config: Config) {}

  @Get('data')
  @ApiOperation({
    operationId: 'showProcessingRecord',
    summary: 'Shows what is stored about people, why, how long, and what erasure does with it',
    description:
      'The record of processing: every column of every table, and what is kept outside the database. It has no values of anybody.',
  })
  @Allow('public')
  @Answers(200, ProcessingRecordDto)
  data(): ProcessingRecordDto {
    return presentProcessingRecord(CONTEXTS, OUTSIDE);
  }

  @Get('notice')
  @ApiOperation({
    operationId: 'showPrivacyNotice',
    summary: 'Shows the notice about personal data in a language',
    description:
      'Which data are used why, on what ground, who sees them and how long they are kept; how consent is withdrawn, how to complain, and to whom. It is made of the record of processing. Another text or other data have another version.',
  })
  @Allow('public')
  @Answers(200, NoticeDto, { errors: [400] })
  notice(@Query() { language }: NoticeQueryDto): NoticeDto {
    return presentNotice(noticeIn(language, this.config));
  }
}
