import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DiscoveryModule } from '@nestjs/core';
import { AccessGuard } from './access.guard';
import { BodyGuard } from './body.guard';
import { ErrorResponder } from './error-responder';
import { Idempotency } from './idempotency';
import { IdempotencyQueries } from './idempotency.queries';
import { ListPages } from './list-pages';
import { Cursors } from './page';
import { RouteCatalog } from './route-catalog';
import { RouteMatcher } from './route-matcher';
import { IdempotencyKey } from './entities/idempotency-key.entity';

const PROVIDERS = [
  AccessGuard,
  BodyGuard,
  Cursors,
  ErrorResponder,
  Idempotency,
  IdempotencyQueries,
  ListPages,
  RouteCatalog,
  RouteMatcher,
];

/** What the APIs share: access to routes, answers and errors, and the paging of lists. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([IdempotencyKey]), DiscoveryModule],
  providers: PROVIDERS,
  exports: PROVIDERS,
})
export class ApiModule {}
