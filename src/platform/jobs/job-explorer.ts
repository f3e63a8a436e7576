import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { Config } from '../../config/config';
import { Jobs } from './jobs';
import { LEASED_CRON, type LeasedCronOptions } from './leased-cron.decorator';

type Provider = Record<string, () => Promise<object>>;

/**
 * Finds the methods with `@LeasedCron` and registers them with `Jobs`. This happens in every process, as any of them
 * can run a job by name.
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
    // A provider with an alias is found twice.
    for (const instance of new Set(instances)) {
      if (typeof instance === 'object' && instance !== null) this.explore(instance as Provider);
    }
  }

  private explore(provider: Provider): void {
    const prototype = Object.getPrototypeOf(provider) as object | null;
    for (const key of this.scanner.getAllMethodNames(prototype)) {
      // The decorator sets it on the method itself; looking through the prototype chain would take most of the time.
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
