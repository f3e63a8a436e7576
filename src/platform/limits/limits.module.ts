import { type DynamicModule, Global, Module, type Type } from '@nestjs/common';
import { ThrottlerModule, type ThrottlerModuleOptions } from '@nestjs/throttler';
import { LimitClassifier } from './limit-classifier';
import { LimitStores } from './limit-stores';
import { RedisWindows } from './redis-windows';
import { ThrottlerMiddleware } from './throttler.middleware';

/**
 * Rate limiting: the `ThrottlerModule` with the documented limits, their storage, and the middleware that applies them.
 *
 * `ThrottlerMiddleware` takes the place of the `ThrottlerGuard`:
 * - a guard runs when the route is known and the body is read. The middleware runs before, so that it counts unknown
 *   paths and bodies that cannot be parsed, and a client beyond its limit does not get a body read;
 * - the guard counts each handler by itself. Here a limit counts a client over all routes that it applies to;
 * - the guard sends the seconds left as `X-RateLimit-Reset`, our APIs promise the time (docs/api/conventions.md).
 *
 * `LimitStores` takes the place of the storage in memory, which keeps the time of every hit, for any number of keys,
 * and is not shared by instances.
 */
@Global()
@Module({})
export class LimitsModule {
  /**
   * @param classifier defines the limits and which of them apply to a request: the platform knows no routes
   * @param imports the modules the classifier depends on
   */
  static forRoot(classifier: Type<LimitClassifier>, imports: Type[] = []): DynamicModule {
    return {
      module: LimitsModule,
      imports: [
        ...imports,
        ThrottlerModule.forRootAsync({ inject: [LimitClassifier, LimitStores], useFactory: limitOptions }),
      ],
      providers: [
        { provide: LimitClassifier, useClass: classifier },
        LimitStores,
        RedisWindows,
        ThrottlerMiddleware,
      ],
      exports: [LimitClassifier, LimitStores, ThrottlerMiddleware],
    };
  }
}

function limitOptions({ throttlers }: LimitClassifier, storage: LimitStores): ThrottlerModuleOptions {
  return { throttlers: [...throttlers], storage };
}
