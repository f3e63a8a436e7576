import { Controller, Get, Query } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { Allow } from '../../api/access.decorator';
import { Answers } from '../../api/answers.decorator';
import { Api } from '../../api/api.decorator';
import { PUBLIC_MAX_AGE_S } from '../../api/public-max-age';
import { ReplicaRead } from '../../api/replica-read.decorator';
import { ConfirmationFigureQueries } from '../../resolution';
import { ConfirmationFigureDto, ConfirmationFiguresQueryDto } from './confirmation-figure.dto';
import { presentConfirmationFigure } from './confirmation-figure.presenter';

/** What people say about repairs (docs/api/public-read.md#confirmations). */
@Controller('api/confirmations')
@Api('public', 'issues')
export class ConfirmationFiguresController {
  constructor(private readonly figures: ConfirmationFigureQueries) {}

  @Get()
  @ApiOperation({
    operationId: 'countConfirmations',
    summary: 'Counts what people say about repairs, by ward, category, department or unit',
    description:
      'The outcomes of resolutions: confirmed, disputed or unconfirmed by the people who were asked, or not repaired. Of fewer than twenty the outcomes are null.',
  })
  @Allow('public')
  @ReplicaRead()
  @Answers(200, ConfirmationFigureDto, { list: true, errors: [400], maxAgeS: PUBLIC_MAX_AGE_S })
  async count(
    @Query() { cityId, by, quarter }: ConfirmationFiguresQueryDto,
  ): Promise<ConfirmationFigureDto[]> {
    return (await this.figures.of(cityId, by, quarter)).map(presentConfirmationFigure);
  }
}
