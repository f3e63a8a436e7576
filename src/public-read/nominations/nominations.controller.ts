import { Get, Query } from '@nestjs/common';
import { z } from 'zod';
import { CITY_SLUGS } from '../../kernel/cities';
import { Allow } from '../../platform/http/access.decorator';
import { Summary } from '../../platform/http/answers.decorator';
import { PublicAnswers } from '../../platform/http/bare-api/public-answers.decorator';
import { PublicApi } from '../../platform/http/bare-api/public-api.decorator';
import { dto } from '../../platform/http/dto';
import { JsonStream } from '../../platform/http/json-stream';
import { cityId as city, limit } from '../parameters';
import { NominationQueries } from './nomination.queries';

class NominationRowDto extends dto(
  z
    .strictObject({
      id: z.string(),
      cityId: z.enum(CITY_SLUGS),
      title: z.string(),
      desc: z.string().nullable(),
      city: z.string().meta({ description: 'The display name of the city or town' }),
      supporters: z.int().min(0),
      type: z.string(),
    })
    .meta({
      id: 'NominationRow',
      example: {
        id: 'nom_01k0g4yq3fe8tr2v7b5x9cdm6h',
        cityId: 'mumbai',
        title: 'The night sweepers of Dharavi',
        desc: null,
        city: 'Mumbai',
        supporters: 214,
        type: 'team',
      },
    }),
) {}

class NominationQueryDto extends dto(z.object({ cityId: city, limit }).meta({ id: 'NominationQuery' })) {}

/** Document 3, section 4.1: nominations. */
@PublicApi('nominations')
export class NominationsController {
  constructor(private readonly nominations: NominationQueries) {}

  @Get()
  @Summary('Lists the nominations of a city; the answer is streamed')
  @Allow('public')
  @PublicAnswers(NominationRowDto, { list: true })
  list(@Query() { cityId, limit: most }: NominationQueryDto): JsonStream {
    return JsonStream.list(this.nominations.list(cityId, most));
  }
}
