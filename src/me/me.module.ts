import { Module } from '@nestjs/common';
import { AuthModule } from '../auth';
import { IssuesModule } from '../issues';
import { ScoresModule } from '../scores';
import { MeController } from './me.controller';
import { MeService } from './me.service';

/** A person's own account, score, reports and upvotes. */
@Module({
  imports: [AuthModule, IssuesModule, ScoresModule],
  controllers: [MeController],
  providers: [MeService],
  exports: [MeService],
})
export class MeModule {}
