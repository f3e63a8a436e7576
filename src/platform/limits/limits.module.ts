import { type DynamicModule, Global, Module, type Type } from '@nestjs/common';
import { ThrottlerModule } from '@nestjs/throttler';
import { Config } from '../config/config';
import { LimitClassifier } from './limit-classifier';
import { LimitStores } from './limit-stores';
import { RedisWindows } from './redis-windows';
import { type LimitOptions, ThrottlerMiddleware } from './throttler.middleware';

/** The rate limits: the `ThrottlerModule` with the documented limits, where they count, and the middleware that does. */
@Global()
@Module({})
export class LimitsModule {
  /** @param classifier what says which limits a request counts against: the platform knows no route */
  static forRoot(classifier: Type<LimitClassifier>): DynamicModule {
    return {
      module: LimitsModule,
      imports: [ThrottlerModule.forRootAsync({ inject: [Config, LimitStores], useFactory: limitOptions })],
      providers: [
        { provide: LimitClassifier, useClass: classifier },
        LimitStores,
        RedisWindows,
        ThrottlerMiddleware,
      ],
      exports: [LimitStores, ThrottlerMiddleware],
    };
  }
}

function limitOptions({ settings }: Config, storage: LimitStores): LimitOptions {
  const ttl = settings.RATE_LIMIT_WINDOW_S * 1000;
  return {
    throttlers: [
      { name: 'general', ttl, limit: settings.RATE_LIMIT_GENERAL },
      { name: 'auth', ttl, limit: settings.RATE_LIMIT_AUTH },
      { name: 'public', ttl, limit: settings.RATE_LIMIT_PUBLIC },
    ],
    storage,
  };
}
