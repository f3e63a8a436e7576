import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Config } from '../platform/config/config';
import { secretFile } from '../platform/config/secret-file';

/** The key pair of the local identity provider, kept in the data folder and made when first needed. */
@Injectable()
export class LocalIdentityKey {
  readonly issuer: string;
  readonly audience = 'civic-issue-service';
  private key?: KeyObject;

  constructor(private readonly config: Config) {
    this.issuer = `${config.publicBaseUrl}/dev/identity`;
  }

  get privateKey(): KeyObject {
    this.key ??= createPrivateKey(
      secretFile(this.config.settings.DATA_DIR, 'local-identity.pem', () =>
        generateKeyPairSync('ec', { namedCurve: 'P-256' })
          .privateKey.export({ type: 'pkcs8', format: 'pem' })
          .toString(),
      ),
    );
    return this.key;
  }

  get publicKey(): KeyObject {
    return createPublicKey(this.privateKey);
  }
}
