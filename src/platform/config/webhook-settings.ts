import { MailSettings } from './mail-settings';
import { Setting } from './setting';
import { Origins } from './setting-rules';

/** Settings of webhooks. */
export class WebhookSettings extends MailSettings {
  @Setting({
    about:
      'Web origins to which webhooks may be sent although they are private, without TLS, or at a port other than 443, separated by commas. All others must be public, with https at port 443',
    fallback: '',
    fix: 'Set a comma-separated list of origins such as http://10.0.0.7:8080, or unset it.',
  })
  @Origins()
  WEBHOOK_ORIGINS!: string[];
}
