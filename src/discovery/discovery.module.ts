import { Module } from '@nestjs/common';
import { IssuesModule } from '../issues/issues.module';
import { DiscoveryController } from './discovery.controller';
import { Readiness } from './readiness.service';

/** How a client finds its way: the index, the cities and categories, and the health probe. */
@Module({ imports: [IssuesModule], controllers: [DiscoveryController], providers: [Readiness] })
export class ApiDiscoveryModule {}
