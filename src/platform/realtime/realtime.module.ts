import { type DynamicModule, Global, Module, type Type } from '@nestjs/common';
import { Realtime } from './realtime';
import { RealtimeHandshake } from './realtime-handshake';

const PROVIDERS = [Realtime, RealtimeHandshake];

/** The Socket.IO server of the gateways. Whose tokens it takes is a parameter: the platform knows no context. */
@Global()
@Module({})
export class RealtimeModule {
  /** @param authentication the module that exports the `Authenticator` */
  static with(authentication: Type): DynamicModule {
    return { module: RealtimeModule, imports: [authentication], providers: PROVIDERS, exports: PROVIDERS };
  }
}
