import { Setting } from './setting';
import { ContactUrl, Origins, Text } from './setting-rules';
import { WebhookSettings } from './webhook-settings';

/** Settings of web push. */
export class PushSettings extends WebhookSettings {
  @Setting({
    about:
      'The public key browsers know this service by (VAPID). Another one ends the alerts of all devices. Unset: with the embedded database a pair is made and kept in DATA_DIR/vapid.json; without it devices show no alerts',
    fix: 'Set the pair that npx web-push generate-vapid-keys writes, or unset it.',
  })
  @Text()
  VAPID_PUBLIC_KEY?: string;

  @Setting({
    about: 'The private key beside it',
    fix: 'Set the pair that npx web-push generate-vapid-keys writes, or unset it.',
  })
  @Text()
  VAPID_PRIVATE_KEY?: string;

  @Setting({
    about:
      'How push services reach the operator. Unset: PUBLIC_BASE_URL where it is https, else an address at the domain of MAIL_FROM. In production neither may be an example or local, which push services refuse; with the embedded database that is a warning unless a key or this is set',
    fix: 'Set an https URL, or mailto: and an address, that leads to the operator.',
  })
  @ContactUrl()
  VAPID_SUBJECT?: string;

  @Setting({
    about:
      'Web origins of push services that are private, without TLS, or at another port than 443, separated by commas. All others must be public, by https at port 443',
    fallback: '',
    fix: 'Set a comma-separated list of origins such as http://10.0.0.7:8080, or unset it.',
  })
  @Origins()
  PUSH_ORIGINS!: string[];
}
