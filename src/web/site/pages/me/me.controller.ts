import { Get, Inject, Post, Query, Req } from '@nestjs/common';
import type { Page as ListPage } from '../../../../api/page';
import { CurrentActor } from '../../../../api/access.decorator';
import { PrivacyChoicesService } from '../../../../auth';
import { OwnIssueQueries } from '../../../../issues';
import type { Actor } from '../../../../kernel/people/actor';
import { MeService } from '../../../../me';
import { ReporterProfiles } from '../../../../public-read';
import { ConfirmationsService } from '../../../../resolution';
import { FirstPhotoQueries } from '../../first-photos.queries';
import type { Words } from '../../i18n/translate';
import type { SiteRequest } from '../../languages';
import type { Page, SeeOther } from '../../page';
import { PageWords, SiteController, SitePage } from '../../site.decorators';
import { OwnListsQueryDto } from './own-lists.dto';
import { PrivacyPagesService } from '../privacy/privacy-pages.service';
import { mePage } from './page';

const PAGE_SIZE = 20;

/** The page with a person's own data. */
@SiteController()
export class MeController {
  @Inject() private readonly choices!: PrivacyChoicesService;

  constructor(
    private readonly me: MeService,
    private readonly issues: OwnIssueQueries,
    private readonly profiles: ReporterProfiles,
    private readonly photos: FirstPhotoQueries,
    private readonly confirmations: ConfirmationsService,
    private readonly privacy: PrivacyPagesService,
  ) {}

  @Get('me')
  @SitePage("The reader's own score, badges, reports and upvotes", 'signed-in')
  async show(
    @PageWords() words: Words,
    @CurrentActor() { id }: Actor,
    @Query() { reports, upvotes }: OwnListsQueryDto,
  ): Promise<Page> {
    return mePage(words, {
      ...(await this.me.of(id)),
      profile: await this.profiles.of(id),
      isUntold: (await this.choices.of(id)).choicesSeenAt === null,
      asked: await this.confirmations.waiting(id),
      reported: await this.withPhotos(await this.issues.reported(id, { limit: PAGE_SIZE, lastKey: reports })),
      upvoted: await this.withPhotos(await this.issues.upvoted(id, { limit: PAGE_SIZE, lastKey: upvotes })),
    });
  }

  @Post('me/choices')
  @SitePage('Stores that the reader was told what they can choose', 'signed-in')
  seen(@Req() request: SiteRequest, @CurrentActor() actor: Actor): Promise<SeeOther> {
    return this.privacy.markSeen(request, actor);
  }

  private async withPhotos<Issue extends { id: string }>(page: ListPage<Issue>): Promise<ListPage<Issue>> {
    return { ...page, items: await this.photos.addTo(page.items) };
  }
}
