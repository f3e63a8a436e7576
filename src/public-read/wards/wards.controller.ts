import { Controller, Get, Query } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { PUBLIC_MAX_AGE_S } from '../../api/public-max-age';
import { ReplicaRead } from '../../api/replica-read.decorator';
import { Answers } from '../../api/answers.decorator';
import { Api } from '../../api/api.decorator';
import { Allow } from '../../api/access.decorator';
import { CityScopeDto } from '../city-scope.dto';
import { WardRowDto } from './ward.dto';
import { presentWard } from './ward.presenter';
import { WardQueries } from './ward.queries';

/** The wards (docs/api/public-read.md#wards). */
@Controller('api/wards')
@Api('public', 'wards')
export class WardsController {
  constructor(private readonly wards: WardQueries) {}

  @Get()
  @ApiOperation({
    operationId: 'listWards',
    summary: 'Lists the wards of a city by code',
    description:
      'Every ward of the city, with its boundary if one is known. Only the wards of the leaderboard have a resolution rate.',
  })
  @Allow('public')
  @ReplicaRead()
  @Answers(200, WardRowDto, { list: true, maxAgeS: PUBLIC_MAX_AGE_S })
  async list(@Query() { cityId }: CityScopeDto): Promise<WardRowDto[]> {
    return (await this.wards.list(cityId)).map(presentWard);
  }
}
