import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { Jobs } from './jobs';
import { LEASED, type LeasedMethod } from './leased.decorator';

type Provider = Record<string, () => Promise<object>>;

/**
 * Finds the methods with `@Leased` and registers them with `Jobs`. This happens in every process, as any of them
 * can run a job by name.
 */
@Injectable()
export class JobExplorer implements OnModuleInit {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly jobs: Jobs,
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
      const leased = Reflect.getOwnMetadata(LEASED, provider[key]!) as LeasedMethod | undefined;
      if (leased) this.jobs.add({ ...leased, run: () => leased.run.call(provider) });
    }
  }
}
