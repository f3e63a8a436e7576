import { Global, Module } from '@nestjs/common';
import { AlertTexts } from '../../../alerts';
import { ConfirmationTexts } from '../../../resolution';
import { SiteAlertTexts } from './site-alert-texts';
import { SiteConfirmationTexts } from './site-confirmation-texts';

/**
 * Provides the texts of the site to alerts and to the questions about repairs. Global, as these contexts are below the
 * site and do not import it.
 */
@Global()
@Module({
  providers: [
    { provide: AlertTexts, useClass: SiteAlertTexts },
    { provide: ConfirmationTexts, useClass: SiteConfirmationTexts },
  ],
  exports: [AlertTexts, ConfirmationTexts],
})
export class AlertTextsModule {}
