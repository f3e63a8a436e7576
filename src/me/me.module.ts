import { Module } from '@nestjs/common';
import { AuthModule } from '../auth';
import { IssuesModule } from '../issues';
import { ScoresModule } from '../scores';
import { MeController } from './me.controller';
import { Me } from './me.service';

/** A person's own account, score, reports and upvotes. */
@Module({
  imports: [AuthModule, IssuesModule, ScoresModule],
  controllers: [MeController],
  providers: [Me],
  exports: [Me],
})
export class MeModule {}
