import { Get, Query } from '@nestjs/common';
import { ReplicaRead } from '../../../../api/replica-read.decorator';
import type { CitySlug } from '../../../../kernel/cities';
import { CityMapsService } from '../../city-maps.service';
import type { Words } from '../../i18n/translate';
import type { Page } from '../../page';
import { CityParam, PageWords, SiteController, SitePage } from '../../site.decorators';
import { filterOf } from '../city/city-list.dto';
import { MapQueryDto, viewedAt } from './map-query.dto';
import { mapPage } from './page';

/** The map of a city. */
@SiteController()
export class MapController {
  constructor(private readonly maps: CityMapsService) {}

  @Get(':city/map')
  @ReplicaRead()
  @SitePage('The map of the issues of a city')
  async show(
    @PageWords() words: Words,
    @CityParam() city: CitySlug,
    @Query() query: MapQueryDto,
  ): Promise<Page> {
    return mapPage(words, { city, filter: filterOf(query), map: viewedAt(await this.maps.of(city), query) });
  }
}
