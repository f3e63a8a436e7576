import { Injectable } from '@nestjs/common';
import type { FeedCategory } from '../../kernel/categories';
import type { ConsoleActor } from '../../kernel/console';
import type { FeedStatus } from '../../kernel/statuses';
import { Database } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import { ConsoleAudit } from '../console-audit.service';

const read = statement('console.read-settings', `select name, value from console_settings`);
const write = statement(
  'console.write-setting',
  `update console_settings set value = value || $2::jsonb, updated_at = now() where name = $1`,
);
const lock = statement('console.lock-settings', `select name from console_settings order by name for update`);
const readTransitions = statement(
  'console.read-transitions',
  `select from_status as "from", array_agg(to_status order by to_status) as "to" from feed_transitions group by from_status`,
);
const clearTransitions = statement('console.clear-transitions', `delete from feed_transitions`);
const addTransitions = statement(
  'console.add-transitions',
  `insert into feed_transitions (from_status, to_status)
   select distinct f, t from jsonb_each($1) as each (f, list), jsonb_array_elements_text(list) t`,
);

/** Hours an issue of each category has until it is overdue. */
export type SlaHours = Record<FeedCategory, number>;
export type Transitions = Record<FeedStatus, FeedStatus[]>;

export interface Features {
  duplicateDetection: boolean;
  outboundMessages: boolean;
}

/** What city staff have configured (docs/api/console.md#configuration). */
export interface ConsoleConfiguration {
  slaHours: SlaHours;
  transitions: Transitions;
  features: Features;
}

/** What of it is to change; the rest stays, also a member that is undefined. */
export interface ConfigurationChange {
  slaHours?: { [Category in FeedCategory]?: number | undefined };
  transitions?: { [Status in FeedStatus]?: FeedStatus[] | undefined };
  features?: { [Feature in keyof Features]?: boolean | undefined };
}

/** The configuration of the console, read anew each time: it is a few rows, and all instances see a change at once. */
@Injectable()
export class ConsoleSettings {
  constructor(
    private readonly database: Database,
    private readonly audit: ConsoleAudit,
  ) {}

  async read(): Promise<ConsoleConfiguration> {
    const values = await this.values();
    const transitions: Transitions = { new: [], ack: [], progress: [], resolved: [], overdue: [] };
    for (const { from, to } of await this.database.rows<{ from: FeedStatus; to: FeedStatus[] }>(
      readTransitions,
    ))
      transitions[from] = to;
    return { slaHours: values.slaHours, transitions, features: values.features };
  }

  async slaHours(): Promise<SlaHours> {
    return (await this.values()).slaHours;
  }

  async features(): Promise<Features> {
    return (await this.values()).features;
  }

  /** Changes what is given, and records that once; what changes nothing is not recorded. */
  change(actor: ConsoleActor, change: ConfigurationChange): Promise<ConsoleConfiguration> {
    return this.database.transaction(async () => {
      await this.database.rows(lock);
      const before = await this.read();
      if (change.slaHours) await this.write('slaHours', change.slaHours);
      if (change.features) await this.write('features', change.features);
      if (change.transitions) {
        await this.database.rows(clearTransitions);
        await this.database.rows(addTransitions, [
          JSON.stringify({ ...before.transitions, ...given(change.transitions) }),
        ]);
      }
      const after = await this.read();
      if (JSON.stringify(before) !== JSON.stringify(after))
        await this.audit.record(actor, {
          action: 'config.update',
          targetType: 'config',
          targetId: 'console',
          before,
          after,
        });
      return after;
    });
  }

  private async write(name: string, value: object): Promise<void> {
    await this.database.rows(write, [name, JSON.stringify(value)]);
  }

  private async values(): Promise<{ slaHours: SlaHours; features: Features }> {
    const rows = await this.database.rows<{ name: string; value: unknown }>(read);
    return Object.fromEntries(rows.map(({ name, value }) => [name, value])) as {
      slaHours: SlaHours;
      features: Features;
    };
  }
}

/** The members that have a value. */
function given<Values extends object>(values: Values): Partial<Values> {
  const members = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(members) as Partial<Values>;
}
