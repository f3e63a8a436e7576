import { Body, Get, Post, Query, Req } from '@nestjs/common';
import type { SiteRequest } from '../../languages';
import type { Words } from '../../i18n/translate';
import type { Page, SeeOther } from '../../page';
import { PageWords, SiteController, SitePage } from '../../site.decorators';
import { signOutPage } from './page';
import { CallbackQueryDto, LocalSignInFormDto, SignInQueryDto, SignOutFormDto } from './sign-in.dto';
import { SignInPagesService } from './sign-in-pages.service';

/** Signing in at the pages, and out. */
@SiteController()
export class SignInController {
  constructor(private readonly pages: SignInPagesService) {}

  @Get('sign-in')
  @SitePage('The ways to sign in')
  ways(@Req() request: SiteRequest, @Query() goal: SignInQueryDto): Page {
    return this.pages.page(request, goal);
  }

  @Get('sign-in/provider')
  @SitePage('Redirects to the identity provider')
  toProvider(@Req() request: SiteRequest, @Query() goal: SignInQueryDto): SeeOther {
    return this.pages.toProvider(request, goal);
  }

  @Get('sign-in/callback')
  @SitePage('Starts the session of a person who returns from the identity provider')
  fromProvider(@Req() request: SiteRequest, @Query() query: CallbackQueryDto): Promise<Page | SeeOther> {
    return this.pages.fromProvider(request, query);
  }

  @Post('sign-in')
  @SitePage('Starts a session by local identity')
  locally(@Req() request: SiteRequest, @Body() form: LocalSignInFormDto): Promise<Page | SeeOther> {
    return this.pages.locally(request, form);
  }

  @Get('sign-out')
  @SitePage('Asks whether to sign out')
  ask(@PageWords() words: Words): Page {
    return signOutPage(words);
  }

  @Post('sign-out')
  @SitePage('Ends the session')
  signOut(@Req() request: SiteRequest, @Body() { next }: SignOutFormDto): Promise<SeeOther> {
    return this.pages.signOut(request, next);
  }
}
