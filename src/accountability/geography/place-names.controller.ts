import { Controller, Get, Query } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { Answers } from '../../api/answers.decorator';
import { Api } from '../../api/api.decorator';
import { Allow } from '../../api/access.decorator';
import { Limited } from '../../api/limited.decorator';
import { ReplicaRead } from '../../api/replica-read.decorator';
import { PlaceFeatureCollectionDto, PlaceNamesQueryDto } from '../dto/place-names.dto';
import { presentPlaceNames } from './place-names.presenter';
import { PlaceNameQueries } from './place-names.queries';

/** Places change when city staff change a pincode. */
const MAX_AGE_S = 300;

/** The names of places (docs/api/accountability.md#place-names). */
@Controller('api/places.geojson')
@Api('token', 'accountability')
export class PlaceNamesController {
  constructor(private readonly places: PlaceNameQueries) {}

  @Get()
  @ApiOperation({
    operationId: 'showPlaceNames',
    summary: 'Shows the names of the places of a city on a map, as GeoJSON',
    description:
      'One FeatureCollection of points with a name. Caches may keep it for five minutes and revalidate it with its ETag.',
  })
  @Allow('public')
  @Limited('site')
  @ReplicaRead()
  @Answers(200, PlaceFeatureCollectionDto, { form: 'bare', errors: [400], maxAgeS: MAX_AGE_S })
  async show(@Query() { city }: PlaceNamesQueryDto): Promise<PlaceFeatureCollectionDto> {
    return presentPlaceNames(await this.places.ofCity(city));
  }
}
