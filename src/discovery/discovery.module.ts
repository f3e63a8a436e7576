import { Module } from '@nestjs/common';
import { IssuesModule } from '../issues/issues.module';
import { DiscoveryController } from './discovery.controller';

/** How a client finds its way: the index, the cities and categories, and the health probe. */
@Module({ imports: [IssuesModule], controllers: [DiscoveryController] })
export class ApiDiscoveryModule {}
