import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuthModule } from '../auth';
import { IssuesModule } from '../issues';
import { FlagWriteQueries } from './flag.queries';
import { FlagMovesService } from './flag-moves.service';
import { FlagTargetQueries } from './flag-targets.queries';
import { FlagsErasureQueries } from './flags-erasure.queries';
import { FlagsController } from './flags.controller';
import { FlagsService } from './flags.service';
import { FlagReport } from './entities/flag-report.entity';
import { Flag } from './entities/flag.entity';
import { FlagsPersonalDataService } from './flags-personal-data.service';

/** Flags of issues, messages, media and people. */
@Module({
  imports: [TypeOrmModule.forFeature([FlagReport, Flag]), AuthModule, IssuesModule],
  controllers: [FlagsController],
  providers: [
    FlagsErasureQueries,
    FlagsPersonalDataService,
    FlagsService,
    FlagMovesService,
    FlagTargetQueries,
    FlagWriteQueries,
  ],
  exports: [FlagsService],
})
export class FlagsModule {}
