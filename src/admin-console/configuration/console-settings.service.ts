import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { DefaultHoursService } from '../../due-dates';
import { FeedTransitionsService, type FeedTransitionTable } from '../../issues';
import { type PhotoNeeds, PhotoNeedsService } from '../../resolution';
import { Clock } from '../../kernel/time/clock';
import type { CategorySlug, FeedCategory } from '../../kernel/categories';
import type { ConsoleActor } from '../../kernel/console';
import type { FeedStatus } from '../../kernel/statuses';
import { AuditedTransaction } from '../audited-transaction.service';
import { ConsoleSetting } from '../entities/console-setting.entity';

/** The hours of each category until an issue is overdue. */
export type SlaHours = Record<FeedCategory, number>;

export interface Features {
  duplicateDetection: boolean;
  outboundMessages: boolean;
}

/** The settings that city staff can change (docs/api/console.md#configuration). */
export interface ConsoleConfiguration {
  slaHours: SlaHours;
  transitions: FeedTransitionTable;
  features: Features;
  /** The categories whose repairs have to be shown by a photo. */
  photoNeeded: PhotoNeeds;
}

/** The changes of the configuration; absent and undefined members stay the same. */
export interface ConfigurationChange {
  slaHours?: { [Category in FeedCategory]?: number | undefined };
  transitions?: { [Status in FeedStatus]?: FeedStatus[] | undefined };
  features?: { [Feature in keyof Features]?: boolean | undefined };
  photoNeeded?: { [Category in CategorySlug]?: boolean | undefined };
}

/**
 * The configuration of the console. It is read for every use: it is only a few rows, and all instances see a change at
 * once.
 */
@Injectable()
export class ConsoleSettingsService {
  constructor(
    @InjectRepository(ConsoleSetting) private readonly settings: Repository<ConsoleSetting>,
    private readonly transitions: FeedTransitionsService,
    private readonly defaultHours: DefaultHoursService,
    private readonly photoNeeds: PhotoNeedsService,
    private readonly audited: AuditedTransaction,
    private readonly clock: Clock,
  ) {}

  async read(): Promise<ConsoleConfiguration> {
    const { slaHours, features } = await this.values();
    const transitions = await this.transitions.read();
    return { slaHours, transitions, features, photoNeeded: await this.photoNeeds.read() };
  }

  async slaHours(): Promise<SlaHours> {
    return (await this.values()).slaHours;
  }

  async features(): Promise<Features> {
    return (await this.values()).features;
  }

  /** Changes the given members, with one audit record; a change without effect has none. */
  change(actor: ConsoleActor, change: ConfigurationChange): Promise<ConsoleConfiguration> {
    const target = { action: 'config.update', targetType: 'config', targetId: 'console' };
    return this.audited.change(actor, target, () => this.write(change));
  }

  private async write(
    change: ConfigurationChange,
  ): Promise<{ before: ConsoleConfiguration; after: ConsoleConfiguration }> {
    await this.lock();
    const before = await this.read();
    if (change.slaHours) await this.writeHours({ ...before.slaHours, ...given(change.slaHours) });
    if (change.features) await this.set('features', { ...before.features, ...given(change.features) });
    if (change.transitions)
      await this.transitions.replace({ ...before.transitions, ...given(change.transitions) });
    if (change.photoNeeded)
      await this.photoNeeds.replace({ ...before.photoNeeded, ...given(change.photoNeeded) });
    return { before, after: await this.read() };
  }

  /** Issues reported before keep the hours of that time. */
  private async writeHours(hours: SlaHours): Promise<void> {
    await this.set('slaHours', hours);
    await this.defaultHours.set(hours);
  }

  private async set(name: string, value: object): Promise<void> {
    await this.settings.update({ name }, { value, updatedAt: this.clock.now() });
  }

  /** In a fixed order, so that two changes cannot deadlock. */
  private async lock(): Promise<void> {
    const lock = { mode: 'pessimistic_write' as const };
    await this.settings.find({ select: { name: true }, order: { name: 'ASC' }, lock });
  }

  private async values(): Promise<{ slaHours: SlaHours; features: Features }> {
    const rows = await this.settings.find({ select: { name: true, value: true } });
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
