import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { newId } from '../../kernel/ids';
import { Clock } from '../../kernel/time/clock';
import { Database } from '../../platform/database/database';
import { InvalidInput } from '../../platform/http/domain-error';
import { StaffUnit } from '../entities/staff-unit.entity';
import { StaffUnitMember } from '../entities/staff-unit-member.entity';
import { HolderQueries } from '../holders/holder.queries';
import { HoldsIssues, UnitNotFound } from '../staff.errors';
import { UnitQueries, type UnitWithMembers } from './unit.queries';

/** What city staff say about a unit. */
export type UnitInput = Pick<StaffUnit, 'name' | 'kind' | 'departmentId' | 'officialId' | 'email' | 'active'>;

/** A unit before and after a change. */
export interface UnitChange {
  before: UnitWithMembers | null;
  after: UnitWithMembers;
}

/** Units of city staff, and which accounts belong to them. */
@Injectable()
export class UnitsService {
  constructor(
    @InjectRepository(StaffUnit) private readonly units: Repository<StaffUnit>,
    @InjectRepository(StaffUnitMember) private readonly members: Repository<StaffUnitMember>,
    private readonly queries: UnitQueries,
    private readonly held: HolderQueries,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** @throws InvalidInput if the department is none of the city, or the official is unknown */
  add(city: StaffUnit['city'], input: UnitInput): Promise<UnitChange> {
    return this.database.transaction(async () => {
      await this.assertRecords(city, input);
      const id = newId('unit');
      const now = this.clock.now();
      await this.units.insert({ id, city, ...input, createdAt: now, updatedAt: now });
      return { before: null, after: await this.known(id) };
    });
  }

  /** @throws UnitNotFound; HoldsIssues if a unit with issues is deactivated; InvalidInput as for `add` */
  change(id: string, change: Partial<UnitInput>): Promise<UnitChange> {
    return this.database.transaction(async () => {
      const before = await this.locked(id);
      await this.assertRecords(before.city, change);
      if (change.active === false && before.active) await this.assertHoldsNone(id);
      await this.units.update({ id }, { ...change, updatedAt: this.clock.now() });
      return { before, after: await this.known(id) };
    });
  }

  /** Replaces the accounts of a unit. @param accountIds ids of accounts that exist; @throws UnitNotFound */
  setMembers(id: string, accountIds: readonly string[]): Promise<UnitChange> {
    return this.database.transaction(async () => {
      const before = await this.locked(id);
      await this.members.delete({ unitId: id });
      await this.members.insert(accountIds.map((accountId) => ({ unitId: id, accountId })));
      return { before, after: await this.known(id) };
    });
  }

  /**
   * Lets an account belong to these units, and to no others. Call it in a transaction.
   * @param unitIds ids of no unit are ignored
   * @returns the ids of its units before and after
   */
  async setUnitsOf(
    accountId: string,
    unitIds: readonly string[],
  ): Promise<{ before: string[]; after: string[] }> {
    const idsNow = async () => (await this.queries.ofAccount(accountId)).map(({ id }) => id);
    const before = await idsNow();
    if (JSON.stringify(before) === JSON.stringify([...unitIds].sort())) return { before, after: before };
    await this.queries.setOfAccount(accountId, unitIds);
    return { before, after: await idsNow() };
  }

  private async locked(id: string): Promise<UnitWithMembers> {
    const lock = { mode: 'for_no_key_update' as const };
    if (!(await this.units.findOne({ select: { id: true }, where: { id }, lock }))) throw new UnitNotFound();
    return this.known(id);
  }

  private async assertHoldsNone(unitId: string): Promise<void> {
    const count = await this.held.countHeldBy({ unitId });
    if (count > 0) throw new HoldsIssues(count);
  }

  private async known(id: string): Promise<UnitWithMembers> {
    const unit = await this.queries.find(id);
    if (!unit) throw new UnitNotFound();
    return unit;
  }

  private async assertRecords(
    city: string,
    { departmentId, officialId }: Pick<Partial<UnitInput>, 'departmentId' | 'officialId'>,
  ): Promise<void> {
    if (departmentId && !(await this.queries.isDepartmentOf(city, departmentId)))
      throw new InvalidInput([{ field: 'departmentId', message: 'is that of no department of the city' }]);
    if (officialId && !(await this.queries.isOfficial(officialId)))
      throw new InvalidInput([{ field: 'officialId', message: 'is that of no official' }]);
  }
}
