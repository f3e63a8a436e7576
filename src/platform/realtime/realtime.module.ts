import { type DynamicModule, Global, Module, type Type } from '@nestjs/common';
import { Realtime } from './realtime';
import { RealtimeHandshake } from './realtime-handshake';

const PROVIDERS = [Realtime, RealtimeHandshake];

/** The Socket.IO server of the gateways. The authentication is a parameter: the platform depends on no context. */
@Global()
@Module({})
export class RealtimeModule {
  /** @param authentication the module that exports the `Authenticator` */
  static with(authentication: Type): DynamicModule {
    return { module: RealtimeModule, imports: [authentication], providers: PROVIDERS, exports: PROVIDERS };
  }
}
