import { type DynamicModule, Global, Module, type Type } from '@nestjs/common';
import { ThrottlerModule, type ThrottlerModuleOptions } from '@nestjs/throttler';
import { LimitClassifier } from './limit-classifier';
import { LimitStores } from './limit-stores';
import { RedisWindows } from './redis-windows';
import { ThrottlerMiddleware } from './throttler.middleware';

/**
 * The rate limits: the `ThrottlerModule` with the documented limits, where they count, and the middleware that does.
 */
@Global()
@Module({})
export class LimitsModule {
  /**
   * @param classifier what knows the limits and which of them a request counts against: the platform knows no route
   * @param imports the modules of what the classifier asks
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
