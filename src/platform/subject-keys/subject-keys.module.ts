import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Config } from '../config/config';
import { SubjectKey } from './entities/subject-key.entity';
import { MasterKeys } from './master-keys';
import { SubjectKeyQueries } from './subject-key.queries';
import { SubjectKeysService } from './subject-keys.service';

/** The keys that seal personal data, one for each subject. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([SubjectKey])],
  providers: [
    { provide: MasterKeys, inject: [Config], useFactory: (config: Config) => MasterKeys.of(config) },
    SubjectKeyQueries,
    SubjectKeysService,
  ],
  exports: [SubjectKeysService],
})
export class SubjectKeysModule {}
