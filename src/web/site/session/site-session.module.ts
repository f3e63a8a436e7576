import { Module } from '@nestjs/common';
import { AuthModule } from '../../../auth';
import { CookiesService } from '../cookies.service';
import { SiteSession } from './site-session';
import { SiteSessionGuard } from './site-session.guard';

/** The authentication of pages, by the session cookie. */
@Module({
  imports: [AuthModule],
  providers: [CookiesService, SiteSession, SiteSessionGuard],
  exports: [CookiesService, SiteSession, SiteSessionGuard],
})
export class SiteSessionModule {}
