import { Readable } from 'node:stream';
import { Get, Header, StreamableFile } from '@nestjs/common';
import { ReplicaRead } from '../../../../api/replica-read.decorator';
import { Config } from '../../../../platform/config/config';
import { CITY_SLUGS, type CitySlug } from '../../../../kernel/cities';
import { CityParam, SiteController, SitePage } from '../../site.decorators';
import { citySitemap, robots, sitemapIndex } from './sitemap';
import { SitemapQueries } from './sitemap.queries';

/** The files for search engines. */
@SiteController()
export class SitemapController {
  constructor(
    private readonly queries: SitemapQueries,
    private readonly config: Config,
  ) {}

  @Get('robots.txt')
  @Header('Content-Type', 'text/plain; charset=utf-8')
  @SitePage('What search engines may read')
  robots(): StreamableFile {
    return new StreamableFile(Buffer.from(robots(this.config.publicBaseUrl)));
  }

  @Get('sitemap.xml')
  @Header('Content-Type', 'application/xml; charset=utf-8')
  @SitePage('The sitemaps of the cities')
  index(): StreamableFile {
    return new StreamableFile(Buffer.from(sitemapIndex(this.config.publicBaseUrl, CITY_SLUGS)));
  }

  @Get(':city/sitemap.xml')
  @Header('Content-Type', 'application/xml; charset=utf-8')
  @ReplicaRead()
  @SitePage('The pages of a city, with its newest issues; the answer is streamed')
  async city(@CityParam() city: CitySlug): Promise<StreamableFile> {
    return new StreamableFile(
      Readable.from(citySitemap(this.config.publicBaseUrl, city, await this.queries.begun(city)), {
        objectMode: false,
      }),
    );
  }
}
