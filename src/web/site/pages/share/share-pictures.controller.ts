import { Get, Header, Param, Req, StreamableFile } from '@nestjs/common';
import { ReplicaRead } from '../../../../api/replica-read.decorator';
import type { CitySlug } from '../../../../kernel/cities';
import type { Words } from '../../i18n/translate';
import {
  CityParam,
  IssueParam,
  type IssuePath,
  PageWords,
  SiteController,
  SitePage,
} from '../../site.decorators';
import type { SiteRequest } from '../../languages';
import { SharePicturesService } from './share-pictures.service';

/** The pictures of pages in previews of links. */
@SiteController()
export class SharePicturesController {
  constructor(private readonly pictures: SharePicturesService) {}

  @Get(':city/share.jpg')
  @Header('Content-Type', 'image/jpeg')
  @Header('Cache-Control', 'public, max-age=300')
  @ReplicaRead()
  @SitePage('The picture of a city in previews of links')
  async city(
    @PageWords() words: Words,
    @CityParam() city: CitySlug,
    @Req() { clientAddress }: SiteRequest,
  ): Promise<StreamableFile> {
    return new StreamableFile(await this.pictures.ofCity(words, city, clientAddress));
  }

  @Get(':city/wards/:code/share.jpg')
  @Header('Content-Type', 'image/jpeg')
  @Header('Cache-Control', 'public, max-age=300')
  @ReplicaRead()
  @SitePage('The picture of a ward in previews of links')
  async ward(
    @PageWords() words: Words,
    @CityParam() city: CitySlug,
    @Param('code') code: string,
    @Req() { clientAddress }: SiteRequest,
  ): Promise<StreamableFile> {
    return new StreamableFile(await this.pictures.ofWard(words, city, code, clientAddress));
  }

  @Get(':city/issues/:id/share.jpg')
  @Header('Content-Type', 'image/jpeg')
  @Header('Cache-Control', 'public, max-age=20')
  @ReplicaRead()
  @SitePage('The picture of an issue in previews of links')
  async issue(
    @PageWords() words: Words,
    @IssueParam() issue: IssuePath,
    @Req() { clientAddress }: SiteRequest,
  ): Promise<StreamableFile> {
    return new StreamableFile(await this.pictures.ofIssue(words, issue, clientAddress));
  }
}
