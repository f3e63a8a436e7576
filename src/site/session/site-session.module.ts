import { Module } from '@nestjs/common';
import { AuthModule } from '../../auth';
import { SiteSession } from './site-session';
import { SiteSessionGuard } from './site-session.guard';

/** Who opens a page: the session of the site that a request carries. */
@Module({
  imports: [AuthModule],
  providers: [SiteSession, SiteSessionGuard],
  exports: [SiteSession, SiteSessionGuard],
})
export class SiteSessionModule {}
