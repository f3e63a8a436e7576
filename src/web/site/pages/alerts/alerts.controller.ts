import { Body, Get, Post, Query } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { Answers } from '../../../../api/answers.decorator';
import { Allow, CurrentActor } from '../../../../api/access.decorator';
import { ReadsBody } from '../../../../api/reads-body.decorator';
import { Limited } from '../../../../api/limited.decorator';
import { GeographyQueries } from '../../../../accountability';
import type { Actor } from '../../../../kernel/people/actor';
import type { CitySlug } from '../../../../kernel/cities';
import { CityMapsService } from '../../city-maps.service';
import type { Words } from '../../i18n/translate';
import type { Page, SeeOther } from '../../page';
import { CityParam, PageWords, SiteController, SitePage } from '../../site.decorators';
import {
  AlertLinkDto,
  ConfirmFormDto,
  DeviceFormDto,
  FollowFormDto,
  FollowQueryDto,
  ManageFormDto,
} from './alert-forms.dto';
import { AlertPagesService } from './alert-pages.service';
import type { FollowBase } from './follow-page';

/** The pages to follow an issue, a ward, a category or a place by mail, and to unsubscribe (docs/alerts.md). */
@SiteController()
export class AlertsController {
  constructor(
    private readonly pages: AlertPagesService,
    private readonly maps: CityMapsService,
    private readonly geography: GeographyQueries,
  ) {}

  @Get(':city/follow')
  @SitePage('The form to follow something by mail')
  async form(
    @PageWords() words: Words,
    @CityParam() city: CitySlug,
    @Query() query: FollowQueryDto,
  ): Promise<Page> {
    return this.pages.form(words, city, query, await this.baseOf(city));
  }

  @Post(':city/follow')
  @Limited('site', 'follow')
  @SitePage('Follows something by mail after the address is confirmed')
  async follow(
    @PageWords() words: Words,
    @CityParam() city: CitySlug,
    @Body() form: FollowFormDto,
  ): Promise<Page> {
    return this.pages.follow(words, city, form, await this.baseOf(city));
  }

  @Get('alerts/confirm')
  @SitePage('Asks to confirm what an address follows')
  askToConfirm(@PageWords() words: Words, @Query() { link }: AlertLinkDto): Promise<Page> {
    return this.pages.askToConfirm(words, link);
  }

  @Post('alerts/confirm')
  @SitePage('Confirms that an address wants mails')
  confirm(@PageWords() words: Words, @Body() form: ConfirmFormDto): Promise<Page> {
    return this.pages.confirm(words, form);
  }

  @Get('alerts/unsubscribe')
  @SitePage('Asks to confirm that the mails about something end')
  askToUnsubscribe(@PageWords() words: Words, @Query() { link }: AlertLinkDto): Page {
    return this.pages.askToUnsubscribe(words, link);
  }

  /** Sent by mail programs, from any origin: the link is the authorisation; cookies and the origin are ignored. */
  @Post('alerts/unsubscribe')
  @ApiOperation({ summary: 'Ends the mails about something: with one click, without a cookie' })
  @Allow('public')
  @ReadsBody('one-click')
  @Answers(200, null)
  unsubscribe(@PageWords() words: Words, @Query() { link }: AlertLinkDto): Promise<Page> {
    return this.pages.unsubscribe(words, link);
  }

  @Get('alerts')
  @SitePage('Everything that an address follows')
  manage(@PageWords() words: Words, @Query() { link }: AlertLinkDto): Promise<Page> {
    return this.pages.manage(words, link);
  }

  @Get('me/alerts')
  @SitePage('Everything that the reader follows', 'signed-in')
  mine(@PageWords() words: Words, @CurrentActor() actor: Actor): Promise<Page> {
    return this.pages.mine(words, actor);
  }

  @Post('alerts/device')
  @SitePage('Turns alerts on a device on or off')
  device(@PageWords() words: Words, @Body() form: DeviceFormDto): Promise<SeeOther> {
    return this.pages.device(words, form);
  }

  @Post('alerts')
  @SitePage('Changes or ends what an address follows')
  change(@Body() form: ManageFormDto): Promise<SeeOther> {
    return this.pages.change(form);
  }

  /** What the form for following offers to choose from. */
  private async baseOf(city: CitySlug): Promise<FollowBase> {
    return {
      map: await this.maps.of(city),
      wards: await this.geography.wardNames(city),
      pincodes: await this.geography.pincodes(city),
    };
  }
}
