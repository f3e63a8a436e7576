import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import {
  Geography,
  GeographyQueries,
  type MultiPolygon,
  rewind,
  type StoredBoundary,
} from '../../accountability';
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

const MAX_PROBLEMS = 100;
/** Enough for a city of a few hundred wards, with some thousand positions each. */
const IMPORT_TIMEOUT_MS = 20_000;

/** The problem of a second feature for the same ward. */
const TWICE: CheckedBoundary = {
  problem: { field: 'properties', message: 'is of a ward that comes before in the file' },
};

/** The changes in a file: the new boundary of each ward in it. */
export interface BoundaryPlan {
  /** Whether it is a dry run. */
  isDryRun: boolean;
  changes: Array<{ ward: StoredBoundary; boundary: MultiPolygon }>;
  /** The names of features that match no ward. */
  unknown: string[];
  /** Wards without a feature in the file. */
  missing: StoredBoundary[];
  problems: BoundaryProblem[];
}

/** The reason a feature cannot be stored. */
interface BoundaryProblem extends FieldProblem {
  /** The code of its ward. */
  ward: string;
}

/** Imports the boundaries of a city's wards from a file, all of them or none (docs/api/console.md#boundary-import). */
@Injectable()
export class BoundaryImportService {
  constructor(
    private readonly database: Database,
    private readonly queries: GeographyQueries,
    private readonly geography: Geography,
    private readonly audit: ConsoleAudit,
  ) {}

  /**
   * Stores the changes of a file, with one audit record; a file without changes has none. A dry run only determines the
   * changes.
   * @throws InvalidInput if it is not a file of boundaries or, except in a dry run, a feature has a problem;
   *   BoundariesChanged if the current boundaries do not match `from`
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

/** Finds a ward by its code or, if no other ward has the same one, its name; ignoring case. */
function finderOf(wards: readonly StoredBoundary[]): (name: string) => StoredBoundary | undefined {
  const byCode = new Map(wards.map((ward) => [ward.code.toLowerCase(), ward]));
  const byName = new Map<string, StoredBoundary | undefined>();
  for (const ward of wards) {
    const name = ward.name.toLowerCase();
    byName.set(name, byName.has(name) ? undefined : ward);
  }
  return (name) => byCode.get(name.toLowerCase()) ?? byName.get(name.toLowerCase());
}

/** Whether the stored boundary of a ward equals the given one; an export has other directions of its rings. */
export function isSame(stored: MultiPolygon | null, boundary: MultiPolygon): boolean {
  return stored !== null && hashOf(stored) === hashOf(boundary);
}

function hashOf(boundary: MultiPolygon): string {
  return createHash('sha256')
    .update(JSON.stringify(rewind(boundary).coordinates))
    .digest('hex');
}
