import { Module } from '@nestjs/common';
import { IssuesModule } from '../issues/issues.module';
import { FlagTargetQueries } from './flag-targets.queries';
import { FlagsController } from './flags.controller';
import { FlagsService } from './flags.service';

/** What people say against issues, messages, media and one another. */
@Module({
  imports: [IssuesModule],
  controllers: [FlagsController],
  providers: [FlagsService, FlagTargetQueries],
  exports: [FlagsService],
})
export class FlagsModule {}
