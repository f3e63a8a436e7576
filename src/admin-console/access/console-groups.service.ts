import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import type { ConsoleActor, GroupRights } from '../../kernel/console';
import { newId } from '../../kernel/ids';
import { Clock } from '../../kernel/time/clock';
import { Config } from '../../platform/config/config';
import { insertNew } from '../../platform/database/returning';
import { AuditedTransaction } from '../audited-transaction.service';
import { ConsoleGroup } from '../entities/console-group.entity';
import { GroupExists, GroupNotFound } from './access.errors';
import { ScopeWardQueries } from './scope-ward.queries';

/** A group, as a super_admin gives it rights. */
export type GroupInput = GroupRights & Pick<ConsoleGroup, 'position'>;

/** The groups of the identity provider, and what their members may do (docs/api/console.md#groups). */
@Injectable()
export class ConsoleGroupsService {
  constructor(
    @InjectRepository(ConsoleGroup) private readonly groups: Repository<ConsoleGroup>,
    private readonly config: Config,
    private readonly wards: ScopeWardQueries,
    private readonly audited: AuditedTransaction,
    private readonly clock: Clock,
  ) {}

  /** Those of the settings, which nobody changes here: they come first. */
  get fixed(): readonly GroupRights[] {
    return this.config.settings.CONSOLE_OIDC_GROUPS;
  }

  /** Those that super_admins made, in the order in which they count. */
  list(): Promise<ConsoleGroup[]> {
    return this.groups.find({ order: { position: 'ASC', createdAt: 'ASC', id: 'ASC' } });
  }

  /** The rights of a person: those of the first group that the person is in; undefined if there is none. */
  async rightsOf(names: readonly string[]): Promise<GroupRights | undefined> {
    const known = [...this.fixed, ...(await this.list())];
    return known.find(({ name }) => names.includes(name));
  }

  /** @throws GroupExists; InvalidInput for an unknown ward */
  add(actor: ConsoleActor, input: GroupInput): Promise<ConsoleGroup> {
    const target = ({ id }: ConsoleGroup) => targetOf('access.add_group', id);
    return this.audited.change(actor, target, async () => {
      await this.wards.assertKnown(input.cityScope, input.wards);
      const group = { id: newId('consoleGroup'), ...input, createdAt: this.clock.now() };
      if ((await insertNew(this.groups, group)) === 0) throw new GroupExists();
      return { before: null, after: group };
    });
  }

  /**
   * Replaces the rights of a group. They hold for its members from their next check, within 15 minutes.
   * @throws GroupNotFound; InvalidInput for an unknown ward
   */
  replace(actor: ConsoleActor, id: string, input: Omit<GroupInput, 'name'>): Promise<ConsoleGroup> {
    return this.audited.change(actor, targetOf('access.change_group', id), async () => {
      const before = await this.locked(id);
      await this.wards.assertKnown(input.cityScope, input.wards);
      await this.groups.update({ id }, input);
      return { before, after: { ...before, ...input } };
    });
  }

  /** @throws GroupNotFound */
  async remove(actor: ConsoleActor, id: string): Promise<void> {
    await this.audited.change(actor, targetOf('access.remove_group', id), async () => {
      const before = await this.locked(id);
      await this.groups.delete({ id });
      return { before, after: null };
    });
  }

  private async locked(id: string): Promise<ConsoleGroup> {
    const group = await this.groups.findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });
    if (!group) throw new GroupNotFound();
    return group;
  }
}

function targetOf(action: string, targetId: string) {
  return { action, targetType: 'console_group', targetId };
}
