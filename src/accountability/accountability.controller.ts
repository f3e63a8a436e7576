import { Get, Query } from '@nestjs/common';
import { Allow } from '../platform/http/access.decorator';
import { Answers, Summary } from '../platform/http/answers.decorator';
import { TokenApi } from '../platform/http/token-api/token-api.decorator';
import type { Chain } from './chain';
import { ChainQueries } from './chain.queries';
import { ChainDto, ChainQueryDto, EntityListQueryDto, OfficialListQueryDto } from './dto/accountability.dto';
import { ENTITY_DTOS } from './dto/entity.dto';
import { ENTITIES, type Entity } from './entity';
import { presentPage, presentRecord } from './entity.presenter';
import { EntityQueries } from './entity.queries';

/** The query is refused without a pincode or a point. */
const NOWHERE = { lat: NaN, lng: NaN };

/** Document 2, section 4.4. */
@TokenApi('', 'accountability')
export class AccountabilityController {
  constructor(
    private readonly chains: ChainQueries,
    private readonly queries: EntityQueries,
  ) {}

  @Get('accountability-chain')
  @Summary('Shows who is responsible for a pincode or a point')
  @Allow('public')
  @Answers(200, ChainDto, [400, 404])
  chain(@Query() { pincode, lat, lng, category }: ChainQueryDto): Promise<Chain> {
    const point = lat === undefined || lng === undefined ? undefined : { lat, lng };
    if (pincode !== undefined) return this.chains.atPincode(pincode, category, point);
    return this.chains.atPoint(point ?? NOWHERE, category);
  }

  @Get('jurisdictions')
  @Summary('Lists jurisdictions')
  @Allow('public')
  @Answers(200, ENTITY_DTOS.jurisdictions.page, [400])
  jurisdictions(@Query() query: EntityListQueryDto): Promise<object> {
    return this.list(ENTITIES.jurisdictions, query);
  }

  @Get('officials')
  @Summary('Lists officials')
  @Allow('public')
  @Answers(200, ENTITY_DTOS.officials.page, [400])
  officials(@Query() query: OfficialListQueryDto): Promise<object> {
    return this.list(ENTITIES.officials, query);
  }

  @Get('departments')
  @Summary('Lists departments')
  @Allow('public')
  @Answers(200, ENTITY_DTOS.departments.page, [400])
  departments(@Query() query: EntityListQueryDto): Promise<object> {
    return this.list(ENTITIES.departments, query);
  }

  @Get('police-stations')
  @Summary('Lists police stations')
  @Allow('public')
  @Answers(200, ENTITY_DTOS['police-stations'].page, [400])
  policeStations(@Query() query: EntityListQueryDto): Promise<object> {
    return this.list(ENTITIES['police-stations'], query);
  }

  private async list(entity: Entity, { limit, lastKey, ...filter }: OfficialListQueryDto): Promise<object> {
    const { shown, nextKey } = await this.queries.page(entity, filter, limit, lastKey);
    return presentPage(entity, shown, nextKey, presentRecord);
  }
}
