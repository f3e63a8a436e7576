import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { HOLDS_PERSONAL_DATA } from './holds-personal-data.decorator';
import type {
  ErasurePlan,
  ExportedValue,
  PersonalDataHolder,
  PersonalDataSubject,
} from './personal-data-holder';

/** Finds the providers with `@HoldsPersonalData`, and asks all of them. */
@Injectable()
export class PersonalDataHoldersService implements OnModuleInit {
  private holders: readonly PersonalDataHolder[] = [];

  constructor(private readonly discovery: DiscoveryService) {}

  onModuleInit(): void {
    const instances = this.discovery
      .getProviders()
      .filter(({ metatype }) => metatype && Reflect.hasOwnMetadata(HOLDS_PERSONAL_DATA, metatype))
      .map(({ instance }) => instance as PersonalDataHolder);
    // A provider with an alias is found twice. The order is that of their names, so that it does not depend on imports.
    this.holders = [...new Set(instances)].sort((one, other) => compare(nameOf(one), nameOf(other)));
  }

  /** The tables from which holders erase. */
  get erasedTables(): ReadonlySet<string> {
    return new Set(
      this.holders.flatMap(
        (holder) => Reflect.getOwnMetadata(HOLDS_PERSONAL_DATA, holder.constructor) as readonly string[],
      ),
    );
  }

  /** How much of each kind the service holds of a person. */
  async count(subject: PersonalDataSubject): Promise<Record<string, number>> {
    const counts: Record<string, number> = {};
    for (const holder of this.holders) Object.assign(counts, await holder.count(subject));
    return counts;
  }

  /** Everything the service holds of a person, kind by kind. */
  async *export(subject: PersonalDataSubject): AsyncIterable<ExportedValue> {
    for (const holder of this.holders) yield* holder.export(subject);
  }

  /** Does a step of an erasure in all contexts, until nothing is left. @returns how many rows were changed */
  async erase(subject: PersonalDataSubject, plan: ErasurePlan): Promise<number> {
    let changed = 0;
    for (const holder of this.holders) {
      for (let rows = 1; rows > 0;) {
        rows = await holder.eraseStep(subject, plan);
        changed += rows;
      }
    }
    return changed;
  }
}

function nameOf(holder: PersonalDataHolder): string {
  return holder.constructor.name;
}

function compare(one: string, other: string): number {
  return one < other ? -1 : 1;
}
