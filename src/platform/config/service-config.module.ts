import { type DynamicModule, Module } from '@nestjs/common';
import { ConfigModule, getConfigToken, registerAs } from '@nestjs/config';
import { Config } from './config';

/** The namespace in `ConfigService`: `get('service.publicBaseUrl')`. */
const NAMESPACE = 'service';

/**
 * Registers the configuration of the process with `ConfigModule`, and provides it as the class `Config`.
 *
 * The settings were validated before the application was created, and completed by the process. `ConfigModule`
 * therefore reads neither `.env` nor `process.env`, and has no `validate`, which would also write every value to
 * `process.env`, for other applications in the process and its children.
 */
@Module({})
export class ServiceConfigModule {
  static of(config: Config): DynamicModule {
    return {
      module: ServiceConfigModule,
      global: true,
      imports: [
        ConfigModule.forRoot({
          isGlobal: true,
          ignoreEnvFile: true,
          validatePredefined: false,
          skipProcessEnv: true,
          load: [registerAs(NAMESPACE, () => config)],
        }),
      ],
      providers: [{ provide: Config, useExisting: getConfigToken(NAMESPACE) }],
      exports: [Config],
    };
  }
}
