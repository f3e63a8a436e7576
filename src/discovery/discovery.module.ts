import { Module } from '@nestjs/common';
import { IssuesModule } from '../issues';
import { MediaModule } from '../media';
import { DiscoveryController } from './discovery.controller';
import { HealthController } from './health.controller';
import { ReadinessService } from './readiness.service';

/** The discovery of the API: the index, the cities and the categories. */
@Module({ imports: [IssuesModule], controllers: [DiscoveryController] })
export class ApiDiscoveryModule {}

/** The probes of load balancers and orchestrators. */
@Module({ imports: [MediaModule], controllers: [HealthController], providers: [ReadinessService] })
export class HealthModule {}
