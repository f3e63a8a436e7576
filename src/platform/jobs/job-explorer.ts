import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { Config } from '../../config/config';
import { Jobs } from './jobs';
import { LEASED_CRON, type LeasedCronOptions } from './leased-cron.decorator';

type Provider = Record<string, () => Promise<object>>;

/**
 * Finds the methods that carry `@LeasedCron` and makes them known to `Jobs`, in every process: any may run one by name.
 */
@Injectable()
export class JobExplorer implements OnModuleInit {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly jobs: Jobs,
    private readonly config: Config,
  ) {}

  /** @throws Error when two jobs have the same name */
  onModuleInit(): void {
    const instances = this.discovery.getProviders().map(({ instance }) => instance as unknown);
    // A provider with an alias is found under both.
    for (const instance of new Set(instances)) {
      if (typeof instance === 'object' && instance !== null) this.explore(instance as Provider);
    }
  }

  private explore(provider: Provider): void {
    const prototype = Object.getPrototypeOf(provider) as object | null;
    for (const key of this.scanner.getAllMethodNames(prototype)) {
      // The decorator sets it on the method itself; the way to what that inherits from takes most of the time.
      const declared = Reflect.getOwnMetadata(LEASED_CRON, provider[key]!) as LeasedCronOptions | undefined;
      if (!declared) continue;
      const { name, schedule, lease } = declared;
      this.jobs.add({
        name,
        schedule: typeof schedule === 'string' ? schedule : schedule(this.config),
        lease,
        run: () => provider[key]!(),
      });
    }
  }
}
