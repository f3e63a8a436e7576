import { Module } from '@nestjs/common';
import { AuthModule } from '../../auth';
import { SiteCookies } from '../cookies.service';
import { SiteSession } from './site-session';
import { SiteSessionGuard } from './site-session.guard';

/** Who opens a page: the session of the site that a request carries. */
@Module({
  imports: [AuthModule],
  providers: [SiteCookies, SiteSession, SiteSessionGuard],
  exports: [SiteCookies, SiteSession, SiteSessionGuard],
})
export class SiteSessionModule {}
