import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { Geography, type MultiPolygon } from '../../accountability';
import type { CitySlug } from '../../kernel/cities';
import type { ConsoleActor } from '../../kernel/console';
import { Database } from '../../platform/database/database';
import { type FieldProblem, InvalidInput } from '../../platform/http/domain-error';
import { ConsoleAudit } from '../console-audit.service';
import { type CheckedBoundary, checkedBoundary } from './boundary-check';
import { type BoundaryFeature, readBoundaryFile } from './boundary-file';
import { digestOf, sha256OfWards } from './boundary-digest';
import type { BoundaryImportQueryDto } from './boundary-import.dto';
import { BoundariesChanged } from './geography.errors';
import { GeographyQueries, type StoredBoundary } from './geography.queries';

const MAX_PROBLEMS = 100;
/** A city has a few hundred wards, of some thousand positions each. */
const IMPORT_TIMEOUT_MS = 20_000;

/** What is wrong with a feature of a ward that the file has had already. */
const TWICE: CheckedBoundary = {
  problem: { field: 'properties', message: 'is of a ward that comes before in the file' },
};

/** What a file changes: for each ward that it has, the boundary in it. */
export interface BoundaryPlan {
  /** Whether it was made to be looked at. */
  isDryRun: boolean;
  changes: Array<{ ward: StoredBoundary; boundary: MultiPolygon }>;
  /** Names of features that are those of no ward. */
  unknown: string[];
  /** Wards the file has nothing of. */
  missing: StoredBoundary[];
  problems: BoundaryProblem[];
}

/** Why a feature cannot be stored. */
interface BoundaryProblem extends FieldProblem {
  /** The code of the ward it is of. */
  ward: string;
}

/**
 * Stores the boundaries of the wards of a city from a file, all of them or none (docs/api/console.md#boundary-import).
 */
@Injectable()
export class BoundaryImport {
  constructor(
    private readonly database: Database,
    private readonly queries: GeographyQueries,
    private readonly geography: Geography,
    private readonly audit: ConsoleAudit,
  ) {}

  /**
   * Stores what a file changes, with one audit record; a file that changes nothing is not recorded. In a dry run it
   * only finds out what that would be.
   * @throws InvalidInput when it is no file of boundaries; and, but for a dry run, when one of them has a problem;
   *   BoundariesChanged where they are others by now than `from`
   */
  async import(
    actor: ConsoleActor,
    { cityId, property, dryRun, source, from }: BoundaryImportQueryDto,
    file: Readable,
  ): Promise<BoundaryPlan> {
    const features = await readBoundaryFile(file, property);
    if (dryRun === 'true') return { ...(await this.plan(cityId, features)), isDryRun: true };
    return this.database.transaction(async () => {
      const plan = await this.plan(cityId, features);
      if (plan.problems.length > 0)
        throw new InvalidInput(plan.problems.map(({ field, message }) => ({ field, message })));
      if (from !== undefined && from !== sha256OfWards(plan.changes.map(({ ward }) => ward)))
        throw new BoundariesChanged();
      await this.store(actor, { cityId, source }, plan);
      return plan;
    }, IMPORT_TIMEOUT_MS);
  }

  private async store(
    actor: ConsoleActor,
    { cityId, source }: Pick<BoundaryImportQueryDto, 'cityId' | 'source'>,
    { changes }: BoundaryPlan,
  ): Promise<void> {
    const changed = changes.filter(
      ({ ward, boundary }) =>
        !isSame(ward.boundary, boundary) || (source !== undefined && source !== ward.boundarySource),
    );
    if (changed.length === 0) return;
    const before: Record<string, object | null> = {};
    const after: Record<string, object | null> = {};
    for (const { ward, boundary } of changed) {
      const change = await this.geography.setBoundary(ward.id, boundary, source);
      before[ward.code] = digestOf(change.before);
      after[ward.code] = digestOf(change.after);
    }
    const target = { action: 'geo.import_boundaries', targetType: 'city', targetId: cityId };
    await this.audit.record(actor, { ...target, before, after });
  }

  private async plan(cityId: CitySlug, features: readonly BoundaryFeature[]): Promise<BoundaryPlan> {
    const [wards, extent] = [await this.queries.boundaries(cityId), await this.queries.extent(cityId)];
    const find = finderOf(wards);
    const plan: BoundaryPlan = { isDryRun: false, changes: [], unknown: [], missing: [], problems: [] };
    const seen = new Set<string>();
    for (const { index, name, geometry } of features) {
      const ward = find(name);
      if (!ward) {
        plan.unknown.push(name);
        continue;
      }
      const { boundary, problem } =
        (seen.has(ward.id) ? TWICE : undefined) ?? checkedBoundary(geometry, extent);
      seen.add(ward.id);
      if (boundary) plan.changes.push({ ward, boundary });
      else plan.problems.push({ ...problem, field: `features.${index}.${problem.field}`, ward: ward.code });
    }
    plan.changes.sort((one, other) => (one.ward.code < other.ward.code ? -1 : 1));
    plan.missing = wards.filter(({ id }) => !seen.has(id));
    plan.problems = plan.problems.slice(0, MAX_PROBLEMS);
    return plan;
  }
}

/** Finds a ward by its code, else by its name where no other ward has it, whatever the case. */
function finderOf(wards: readonly StoredBoundary[]): (name: string) => StoredBoundary | undefined {
  const byCode = new Map(wards.map((ward) => [ward.code.toLowerCase(), ward]));
  const byName = new Map<string, StoredBoundary | undefined>();
  for (const ward of wards) {
    const name = ward.name.toLowerCase();
    byName.set(name, byName.has(name) ? undefined : ward);
  }
  return (name) => byCode.get(name.toLowerCase()) ?? byName.get(name.toLowerCase());
}

/** Whether a ward has a boundary already. */
export function isSame(stored: MultiPolygon | null, boundary: MultiPolygon): boolean {
  return stored !== null && hashOf(stored) === hashOf(boundary);
}

function hashOf({ coordinates }: MultiPolygon): string {
  return createHash('sha256').update(JSON.stringify(coordinates)).digest('hex');
}
