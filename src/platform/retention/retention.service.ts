import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { Clock } from '../../kernel/time/clock';
import { Logger } from '../logging/logger';
import { Metrics } from '../metrics/metrics';
import { RETENTION } from './retention.decorator';
import { RETENTION_RULES, type RetentionRuleName } from './retention-rules';

type Delete = (now: Date) => Promise<number>;

const RULES = Object.keys(RETENTION_RULES) as RetentionRuleName[];

/** Finds the methods with `@Retention`, and runs them. */
@Injectable()
export class RetentionService implements OnModuleInit {
  private readonly methods = new Map<RetentionRuleName, Delete>();

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly clock: Clock,
    private readonly metrics: Metrics,
    private readonly logger: Logger,
  ) {}

  /** @throws Error if a rule has no method, or two */
  onModuleInit(): void {
    const instances = this.discovery.getProviders().map(({ instance }) => instance as unknown);
    // A provider with an alias is found twice.
    for (const instance of new Set(instances)) {
      if (typeof instance === 'object' && instance !== null) this.explore(instance as Record<string, Delete>);
    }
    const missing = RULES.filter((rule) => !this.methods.has(rule));
    if (missing.length > 0) throw new Error(`No method carries out the rules ${missing.join(', ')}`);
  }

  /**
   * Runs every rule; one that fails is logged, and does not keep the others from running.
   * @returns how much each rule deleted
   * @throws Error if a rule failed
   */
  async run(): Promise<Partial<Record<RetentionRuleName, number>>> {
    const deleted: Partial<Record<RetentionRuleName, number>> = {};
    const failed: RetentionRuleName[] = [];
    for (const rule of RULES) {
      try {
        deleted[rule] = await this.methods.get(rule)!(this.clock.now());
        this.metrics.count('civic_retention_deleted_total', { rule }, deleted[rule]);
      } catch (error) {
        failed.push(rule);
        this.logger.error({ err: error, rule }, 'a rule of retention failed');
      }
    }
    if (failed.length > 0) throw new Error(`The rules ${failed.join(', ')} failed`);
    return deleted;
  }

  private explore(provider: Record<string, Delete>): void {
    const prototype = Object.getPrototypeOf(provider) as object | null;
    for (const key of this.scanner.getAllMethodNames(prototype)) {
      const rule = Reflect.getOwnMetadata(RETENTION, provider[key]!) as RetentionRuleName | undefined;
      if (rule === undefined) continue;
      if (this.methods.has(rule)) throw new Error(`Two methods carry out the rule ${rule}`);
      this.methods.set(rule, (now) => provider[key]!(now));
    }
  }
}
