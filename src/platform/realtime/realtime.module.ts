import { type DynamicModule, Global, Module, type Type } from '@nestjs/common';
import { Realtime } from './realtime';

/** The Socket.IO server. Whose tokens it takes is told to it: the platform knows no context. */
@Global()
@Module({})
export class RealtimeModule {
  /** @param authentication the module that exports the `Authenticator` */
  static with(authentication: Type): DynamicModule {
    return { module: RealtimeModule, imports: [authentication], providers: [Realtime], exports: [Realtime] };
  }
}
