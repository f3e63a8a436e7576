import { Module } from '@nestjs/common';
import { AuthModule } from '../auth';
import { IssuesModule } from '../issues';
import { PersonalDataModule } from '../personal-data';
import { ScoresModule } from '../scores';
import { MeController } from './me.controller';
import { OwnReadsController } from './own-reads.controller';
import { OwnRequestsController } from './own-requests.controller';
import { MeService } from './me.service';

/** A person's own account, score, reports and upvotes. */
@Module({
  imports: [AuthModule, IssuesModule, PersonalDataModule, ScoresModule],
  controllers: [MeController, OwnReadsController, OwnRequestsController],
  providers: [MeService],
  exports: [MeService],
})
export class MeModule {}
