import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PersonalDataReadSubject } from './entities/personal-data-read-subject.entity';
import { PersonalDataRead } from './entities/personal-data-read.entity';
import { ReadLogQueries } from './read-log.queries';
import { ReadLogRetentionService } from './read-log-retention.service';
import { ReadLogService } from './read-log.service';

/** What all contexts need for personal data. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([PersonalDataRead, PersonalDataReadSubject])],
  providers: [ReadLogQueries, ReadLogRetentionService, ReadLogService],
  exports: [ReadLogService],
})
export class PersonalDataModule {}
