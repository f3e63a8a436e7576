import { Global, Module } from '@nestjs/common';
import { ReadRouting } from '../read-routing';
import { ReplicaRouting } from './replica-routing';
import { Replicas } from './replicas';

/** The replicas of the database, and the routing of reads to them. */
@Global()
@Module({
  providers: [Replicas, { provide: ReadRouting, useClass: ReplicaRouting }],
  exports: [Replicas, ReadRouting],
})
export class ReplicationModule {}
