import { Setting } from './setting';
import { ContactUrl, Origins, Text } from './setting-rules';
import { WebhookSettings } from './webhook-settings';

/** Settings of web push. */
export class PushSettings extends WebhookSettings {
  @Setting({
    about:
      'The public key with which browsers identify this service (VAPID). A change ends the alerts of all devices. Unset: with the embedded database, a pair is generated and stored in DATA_DIR/vapid.json; without it, devices show no alerts',
    fix: 'Set the pair that npx web-push generate-vapid-keys prints, or unset it.',
  })
  @Text()
  VAPID_PUBLIC_KEY?: string;

  @Setting({
    about: 'The private key of VAPID_PUBLIC_KEY',
    fix: 'Set the pair that npx web-push generate-vapid-keys prints, or unset it.',
  })
  @Text()
  VAPID_PRIVATE_KEY?: string;

  @Setting({
    about:
      'The contact of the operator for push services. Unset: PUBLIC_BASE_URL if it is https, else an address at the domain of MAIL_FROM. Push services refuse example and local domains, so production does not start with them; with the embedded database there is only a warning, unless VAPID_PUBLIC_KEY or this setting is set',
    fix: 'Set an https URL, or mailto: and an address, with which the operator can be reached.',
  })
  @ContactUrl()
  VAPID_SUBJECT?: string;

  @Setting({
    about:
      'Web origins of push services that are private, without TLS, or at a port other than 443, separated by commas. All others must be public, with https at port 443',
    fallback: '',
    fix: 'Set a comma-separated list of origins such as http://10.0.0.7:8080, or unset it.',
  })
  @Origins()
  PUSH_ORIGINS!: string[];
}
