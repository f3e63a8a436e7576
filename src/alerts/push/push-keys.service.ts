import { resolve } from 'node:path';
import { Injectable } from '@nestjs/common';
import { Config, isPushOn } from '../../platform/config/config';
import { contactOf } from '../../platform/config/contact-domains';
import { secretFile } from '../../platform/config/secret-file';

const KEY_FILE = 'vapid.json';

/** The key pair that identifies this service to push services (RFC 8292). */
export interface PushKeyPair {
  publicKey: string;
  privateKey: string;
}

/** The keys of web push: from the settings, or, with the embedded database, generated when they are first needed. */
@Injectable()
export class PushKeysService {
  /** Whether there are keys, so that devices can show alerts. */
  readonly isOn: boolean;
  private pair?: Promise<PushKeyPair>;

  constructor(private readonly config: Config) {
    this.isOn = isPushOn(config.settings);
  }

  /** With the embedded database, the first call generates the keys. @throws OperatorError if their file is damaged */
  get(): Promise<PushKeyPair> {
    return (this.pair ??= this.read());
  }

  /** How push services can contact the operator. */
  get subject(): string {
    const { publicBaseUrl, settings } = this.config;
    return settings.VAPID_SUBJECT ?? contactOf(publicBaseUrl, settings.MAIL_FROM);
  }

  private async read(): Promise<PushKeyPair> {
    const { VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, DATA_DIR } = this.config.settings;
    if (VAPID_PUBLIC_KEY !== undefined && VAPID_PRIVATE_KEY !== undefined)
      return { publicKey: VAPID_PUBLIC_KEY, privateKey: VAPID_PRIVATE_KEY };
    const { default: webPush } = await import('web-push');
    const text = secretFile(resolve(DATA_DIR), KEY_FILE, () => JSON.stringify(webPush.generateVAPIDKeys()));
    return JSON.parse(text) as PushKeyPair;
  }
}
