import { Module } from '@nestjs/common';
import { AuthModule } from '../../../auth';
import { SiteCookies } from '../cookies.service';
import { SiteSession } from './site-session';
import { SiteSessionGuard } from './site-session.guard';

/** The authentication of pages, by the session cookie. */
@Module({
  imports: [AuthModule],
  providers: [SiteCookies, SiteSession, SiteSessionGuard],
  exports: [SiteCookies, SiteSession, SiteSessionGuard],
})
export class SiteSessionModule {}
