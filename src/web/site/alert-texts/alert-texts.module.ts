import { Global, Module } from '@nestjs/common';
import { AlertTexts } from '../../../alerts';
import { SiteAlertTexts } from './site-alert-texts';

/** Provides the texts of the site to alerts. Global, as the alerts context is below the site and does not import it. */
@Global()
@Module({
  providers: [{ provide: AlertTexts, useClass: SiteAlertTexts }],
  exports: [AlertTexts],
})
export class AlertTextsModule {}
