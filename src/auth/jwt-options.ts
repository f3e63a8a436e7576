import { createSecretKey, type KeyObject } from 'node:crypto';
import type { JwtModuleOptions } from '@nestjs/jwt';
import type { Config } from '../platform/config/config';

/** The only algorithm tokens are signed with and accepted in. */
export const TOKEN_ALGORITHM = 'HS256';

/**
 * The key tokens are signed with. It is a key object, which is prepared once; a string would be prepared for every
 * token, at fifty times the cost.
 */
export function signingKey(config: Config): KeyObject {
  return createSecretKey(Buffer.from(config.jwtSecret));
}

/** The options of the `JwtModule` that signs and verifies the service's own tokens. */
export function jwtOptions(config: Config): JwtModuleOptions {
  return {
    secret: signingKey(config),
    signOptions: { algorithm: TOKEN_ALGORITHM },
    verifyOptions: { algorithms: [TOKEN_ALGORITHM] },
  };
}
