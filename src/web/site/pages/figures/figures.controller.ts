import { Get, Header, Param, Query, StreamableFile } from '@nestjs/common';
import { ReplicaRead } from '../../../../api/replica-read.decorator';
import type { CitySlug } from '../../../../kernel/cities';
import type { Words } from '../../i18n/translate';
import type { Page } from '../../page';
import { CityParam, PageWords, SiteController, SitePage } from '../../site.decorators';
import { FigurePagesService } from './figure-pages.service';
import { FiguresQueryDto } from './figures.dto';

/** The figures of a city. */
@SiteController()
export class FiguresController {
  constructor(private readonly pages: FigurePagesService) {}

  @Get(':city/figures')
  @ReplicaRead()
  @SitePage('The figures of a city: reported and fixed by month, the backlog, wards and categories')
  show(
    @PageWords() words: Words,
    @CityParam() city: CitySlug,
    @Query() { sort }: FiguresQueryDto,
  ): Promise<Page> {
    return this.pages.page(words, city, sort);
  }

  @Get(':city/figures/:table.csv')
  @Header('Content-Type', 'text/csv; charset=utf-8')
  @ReplicaRead()
  @SitePage('A table of the figures of a city as CSV: months, backlog or wards')
  async csv(
    @PageWords() words: Words,
    @CityParam() city: CitySlug,
    @Param('table') table: string,
    @Query() { sort }: FiguresQueryDto,
  ): Promise<StreamableFile> {
    return new StreamableFile(await this.pages.csv(words, city, table, sort));
  }
}
