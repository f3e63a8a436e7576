import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository } from 'typeorm';
import type { ConsoleActor } from '../../kernel/console';
import { Database } from '../../platform/database/database';
import { InvalidInput } from '../../platform/http/domain-error';
import { UnitsService, type UnitWithMembers } from '../../staff';
import { AuditedTransaction } from '../audited-transaction.service';
import { ConsoleAccount } from '../entities/console-account.entity';
import { HeldIssuesService } from './held-issues.service';
import type { ChangeUnitDto, NewUnitDto } from './units.dto';

/** Giving away thousands of issues takes longer than other requests. */
const MAX_MOVE_MS = 60_000;

/** Changes of units by city staff (docs/api/staff.md#units), each with its audit record. */
@Injectable()
export class UnitActionsService {
  constructor(
    @InjectRepository(ConsoleAccount) private readonly accounts: Repository<ConsoleAccount>,
    private readonly units: UnitsService,
    private readonly audited: AuditedTransaction,
    private readonly database: Database,
    private readonly held: HeldIssuesService,
  ) {}

  /** @throws InvalidInput if the department is none of the city, or the official is unknown */
  add(actor: ConsoleActor, { cityId, ...input }: NewUnitDto): Promise<UnitWithMembers> {
    return this.audited.change(actor, ofUnit('staff.add_unit'), () => this.units.add(cityId, input));
  }

  /**
   * Changes a unit. One that is deactivated gives its issues away before.
   * @throws UnitNotFound; HoldsIssues; InvalidInput as for `add`, or if `moveTo` cannot hold the issues
   */
  change(actor: ConsoleActor, id: string, { moveTo, ...change }: ChangeUnitDto): Promise<UnitWithMembers> {
    if (moveTo !== undefined && change.active !== false)
      throw new InvalidInput([{ field: 'moveTo', message: 'is only for active: false' }]);
    return this.database.transaction(async () => {
      if (moveTo !== undefined) await this.held.giveAway(actor, { unitId: id }, moveTo);
      return this.audited.change(actor, ofUnit('staff.change_unit'), () => this.units.change(id, change));
    }, MAX_MOVE_MS);
  }

  /** @throws UnitNotFound; InvalidInput for an id of no account */
  setMembers(actor: ConsoleActor, id: string, accountIds: string[]): Promise<UnitWithMembers> {
    return this.audited.change(actor, ofUnit('staff.set_unit_members'), async () => {
      await this.assertAccounts(accountIds);
      return this.units.setMembers(id, accountIds);
    });
  }

  private async assertAccounts(ids: readonly string[]): Promise<void> {
    const known = new Set(
      (await this.accounts.find({ select: { id: true }, where: { id: In([...ids]) } })).map(({ id }) => id),
    );
    const problems = ids.flatMap((id, at) =>
      known.has(id) ? [] : [{ field: `accountIds.${at}`, message: 'is that of no account' }],
    );
    if (problems.length > 0) throw new InvalidInput(problems);
  }
}

const ofUnit =
  (action: string) =>
  ({ id }: UnitWithMembers) => ({ action, targetType: 'unit', targetId: id });
