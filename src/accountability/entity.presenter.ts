import type { DatedRecord, Entity } from './entity';

/**
 * A record as everyone sees it (document 2, sections 2.4 to 2.7). The constituency of an official without one is left
 * out.
 */
export function presentRecord({ entityType, fields, path }: Entity, { record }: DatedRecord): object {
  const shown: Record<string, unknown> = { id: record.id, entityType };
  for (const field of fields) shown[field] = record[field];
  if (path === 'officials' && record.constituency === '') delete shown.constituency;
  return shown;
}

/** A record as admins see it. */
export function presentDated(entity: Entity, dated: DatedRecord): object {
  const { createdAt, updatedAt } = dated;
  return {
    ...presentRecord(entity, dated),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

/** A page of records, as everyone or as admins see them. */
export function presentPage(
  entity: Entity,
  records: readonly DatedRecord[],
  nextKey: string | null,
  present: typeof presentRecord,
): { count: number; items: object[]; nextKey: string | null } {
  return { count: records.length, items: records.map((each) => present(entity, each)), nextKey };
}
