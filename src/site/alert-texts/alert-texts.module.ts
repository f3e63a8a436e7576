import { Global, Module } from '@nestjs/common';
import { AlertTexts } from '../../alerts';
import { SiteAlertTexts } from './site-alert-texts';

/** Gives alerts the texts of the site. Global, for they stand below the site and import nothing of it. */
@Global()
@Module({
  providers: [{ provide: AlertTexts, useClass: SiteAlertTexts }],
  exports: [AlertTexts],
})
export class AlertTextsModule {}
