import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PersonalDataReadSubject } from './entities/personal-data-read-subject.entity';
import { PersonalDataRead } from './entities/personal-data-read.entity';
import { ReadLogQueries } from './read-log.queries';
import { ReadLogService } from './read-log.service';

/** What all contexts need for personal data. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([PersonalDataRead, PersonalDataReadSubject])],
  providers: [ReadLogQueries, ReadLogService],
  exports: [ReadLogService],
})
export class PersonalDataModule {}
