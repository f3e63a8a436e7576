import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { ErasedPerson, Eraser } from './eraser';
import { ERASES_PERSONAL_DATA } from './erases-personal-data.decorator';

/** Finds the providers with `@ErasesPersonalData`, and calls all of them. */
@Injectable()
export class ErasersService implements OnModuleInit {
  private erasers: readonly Eraser[] = [];
  private erased: ReadonlySet<string> = new Set();

  constructor(private readonly discovery: DiscoveryService) {}

  onModuleInit(): void {
    const providers = this.discovery
      .getProviders()
      .filter(({ metatype }) => metatype && Reflect.hasOwnMetadata(ERASES_PERSONAL_DATA, metatype));
    // A provider with an alias is found twice.
    this.erasers = [...new Set(providers.map(({ instance }) => instance as Eraser))];
    this.erased = new Set(
      providers.flatMap(
        ({ metatype }) => Reflect.getOwnMetadata(ERASES_PERSONAL_DATA, metatype!) as readonly string[],
      ),
    );
  }

  /** The tables from which erasers erase. */
  get tables(): ReadonlySet<string> {
    return this.erased;
  }

  /** Does a part of an erasure in all contexts, until nothing is left. @returns how many rows were changed */
  async run(part: keyof Eraser, person: ErasedPerson): Promise<number> {
    let changed = 0;
    for (const eraser of this.erasers) {
      for (let rows = 1; rows > 0;) {
        rows = (await eraser[part]?.(person)) ?? 0;
        changed += rows;
      }
    }
    return changed;
  }
}
