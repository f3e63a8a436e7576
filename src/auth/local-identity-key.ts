import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { Config } from '../platform/config/config';
import { OperatorError } from '../platform/config/operator-error';
import { secretFile } from '../platform/config/secret-file';

/** The path of the local identity provider's issuer URL. */
export const LOCAL_ISSUER = '/dev/identity';

const KEY_FILE = 'local-identity.pem';

/** The key pair of the local identity provider, stored in the data folder and created on first use. */
@Injectable()
export class LocalIdentityKey {
  readonly issuer: string;
  readonly audience = 'civic-issue-service';
  private key?: KeyObject;

  constructor(private readonly config: Config) {
    this.issuer = `${config.publicBaseUrl}${LOCAL_ISSUER}`;
  }

  get privateKey(): KeyObject {
    this.key ??= this.read();
    return this.key;
  }

  get publicKey(): KeyObject {
    return createPublicKey(this.privateKey);
  }
  private read(): KeyObject {
    const { DATA_DIR } = this.config.settings;
    const pem = secretFile(DATA_DIR, KEY_FILE, () =>
      generateKeyPairSync('ec', { namedCurve: 'P-256' })
        .privateKey.export({ type: 'pkcs8', format: 'pem' })
        .toString(),
    );
    try {
      return createPrivateKey(pem);
    } catch (error) {
      const file = join(DATA_DIR, KEY_FILE);
      throw new OperatorError(`${file} holds no private key. Delete it to have a new one made.`, {
        cause: error,
      });
    }
  }
}
