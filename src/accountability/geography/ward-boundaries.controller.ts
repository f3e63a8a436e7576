import { Controller, Get, Query } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { Answers } from '../../api/answers.decorator';
import { Api } from '../../api/api.decorator';
import { Allow } from '../../api/access.decorator';
import { Limited } from '../../api/limited.decorator';
import { ReplicaRead } from '../../api/replica-read.decorator';
import { WardBoundariesQueryDto, WardFeatureCollectionDto } from '../dto/ward-boundaries.dto';
import { presentWardBoundaries } from './ward-boundary.presenter';
import { WardBoundaryQueries } from './ward-boundary.queries';

/** Boundaries change when city staff store new ones; scores change a few times a month. */
const MAX_AGE_S = 300;

/** The boundaries of wards (docs/api/accountability.md#ward-boundaries). */
@Controller('api/wards.geojson')
@Api('token', 'accountability')
export class WardBoundariesController {
  constructor(private readonly boundaries: WardBoundaryQueries) {}

  @Get()
  @ApiOperation({
    operationId: 'showWardBoundaries',
    summary: 'Shows the boundaries of the wards of a city, as GeoJSON',
    description:
      'One FeatureCollection with the wards that have a boundary, and the figures of each ward. Caches may keep it for five minutes and revalidate it with its ETag.',
  })
  @Allow('public')
  @Limited('site')
  @ReplicaRead()
  @Answers(200, WardFeatureCollectionDto, { form: 'bare', errors: [400], maxAgeS: MAX_AGE_S })
  async show(@Query() { city }: WardBoundariesQueryDto): Promise<WardFeatureCollectionDto> {
    return presentWardBoundaries(await this.boundaries.ofCity(city));
  }
}
