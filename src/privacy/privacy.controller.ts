import { Controller, Get } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { Allow } from '../api/access.decorator';
import { Answers } from '../api/answers.decorator';
import { Api } from '../api/api.decorator';
import { CONTEXTS, OUTSIDE } from '../personal-data';
import { ProcessingRecordDto } from './dto/processing-record.dto';
import { presentProcessingRecord } from './processing-record.presenter';

/** What the service stores about people (docs/api/privacy.md). */
@Controller('api/privacy')
@Api('token', 'privacy')
export class PrivacyController {
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
}
