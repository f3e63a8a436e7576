import { type DynamicModule, Global, Module, type Type } from '@nestjs/common';
import { ThrottlerModule, type ThrottlerModuleOptions } from '@nestjs/throttler';
import { LimitClassifier } from './limit-classifier';
import { LimitStores } from './limit-stores';
import { RedisWindows } from './redis-windows';
import { ThrottlerMiddleware } from './throttler.middleware';

/**
 * Rate limiting: the `ThrottlerModule` with the documented limits, their storage, and the middleware that applies them.
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
