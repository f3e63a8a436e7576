import { type DynamicModule, Module } from '@nestjs/common';
import { AccountabilityModule } from './accountability/accountability.module';
import { AuthModule, LocalIdentityModule } from './auth/auth.module';
import { ApiDiscoveryModule } from './discovery/discovery.module';
import { IssuesModule } from './issues/issues.module';
import { type Environment, PlatformModule } from './platform/platform.module';
import { PublicReadModule } from './public-read/public-read.module';

/** The contexts of the token API; its OpenAPI document covers these. */
export const TOKEN_API_MODULES = [AuthModule, LocalIdentityModule, IssuesModule, ApiDiscoveryModule];
/** The contexts of the public read API. */
export const PUBLIC_API_MODULES = [PublicReadModule];

@Module({})
export class AppModule {
  static of(environment: Environment): DynamicModule {
    return {
      module: AppModule,
      imports: [
        PlatformModule.of(environment),
        AuthModule,
        ...(environment.config.localIdentity ? [LocalIdentityModule] : []),
        AccountabilityModule,
        IssuesModule,
        ApiDiscoveryModule,
        PublicReadModule,
      ],
    };
  }
}
