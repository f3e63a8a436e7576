import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { IssuesModule } from '../issues';
import { AssignmentRule } from './entities/assignment-rule.entity';
import { IssueHolder } from './entities/issue-holder.entity';
import { IssueHolderEvent } from './entities/issue-holder-event.entity';
import { StaffUnit } from './entities/staff-unit.entity';
import { StaffUnitMember } from './entities/staff-unit-member.entity';
import { HolderQueries } from './holders/holder.queries';
import { HolderRecordsService } from './holders/holder-records.service';
import { HoldersService } from './holders/holders.service';
import { AssignmentRulesService } from './rules/assignment-rules.service';
import { RuleQueries } from './rules/rule.queries';
import { UnitQueries } from './units/unit.queries';
import { UnitsService } from './units/units.service';

/** How city staff share the work: their units, who works on which issue, and the rules for new ones. */
@Module({
  imports: [
    TypeOrmModule.forFeature([AssignmentRule, IssueHolder, IssueHolderEvent, StaffUnit, StaffUnitMember]),
    IssuesModule,
  ],
  providers: [
    AssignmentRulesService,
    HolderQueries,
    HolderRecordsService,
    HoldersService,
    RuleQueries,
    UnitQueries,
    UnitsService,
  ],
  exports: [AssignmentRulesService, HolderQueries, HoldersService, RuleQueries, UnitQueries, UnitsService],
})
export class StaffModule {}
