import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { StaffUnit } from './entities/staff-unit.entity';
import { StaffUnitMember } from './entities/staff-unit-member.entity';
import { UnitQueries } from './units/unit.queries';
import { UnitsService } from './units/units.service';

/** How city staff share the work: their units. */
@Module({
  imports: [TypeOrmModule.forFeature([StaffUnit, StaffUnitMember])],
  providers: [UnitQueries, UnitsService],
  exports: [UnitQueries, UnitsService],
})
export class StaffModule {}
