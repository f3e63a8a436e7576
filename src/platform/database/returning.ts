import type { FindOptionsWhere, ObjectLiteral, QueryDeepPartialEntity, Repository } from 'typeorm';
import type { Columns } from './columns';

/**
 * Updates the matching rows and returns them as updated: UPDATE ... RETURNING. A row that no longer matches once its
 * lock is acquired is not changed.
 * @param columns the select list of the returned rows, without an alias
 */
export async function updateReturning<Entity extends ObjectLiteral, Row>(
  repository: Repository<Entity>,
  where: FindOptionsWhere<Entity>,
  change: QueryDeepPartialEntity<Entity>,
  columns: Columns<Row>,
): Promise<Row[]> {
  const { raw } = (await repository.update(where, change, { returning: columns })) as { raw: Row[] };
  return raw;
}

/**
 * Deletes the matching rows and returns them as they were: DELETE ... RETURNING.
 * @param where a condition; of a list, one is enough
 * @param columns the select list of the returned rows, without an alias
 */
export async function deleteReturning<Entity extends ObjectLiteral, Row>(
  repository: Repository<Entity>,
  where: FindOptionsWhere<Entity> | Array<FindOptionsWhere<Entity>>,
  columns: Columns<Row>,
): Promise<Row[]> {
  const deletion = repository.createQueryBuilder().delete().where(where).returning(columns);
  const { raw } = (await deletion.execute()) as { raw: Row[] };
  return raw;
}

/**
 * Inserts rows and skips those whose key exists: INSERT ... ON CONFLICT DO NOTHING.
 * @returns how many were inserted
 */
export async function insertNew<Entity extends ObjectLiteral>(
  repository: Repository<Entity>,
  rows: QueryDeepPartialEntity<Entity> | Array<QueryDeepPartialEntity<Entity>>,
): Promise<number> {
  const [key] = repository.metadata.primaryColumns.map(({ databaseName }) => databaseName);
  const insert = repository.createQueryBuilder().insert().values(rows).orIgnore().updateEntity(false);
  const { raw } = (await insert.returning(key ?? '*').execute()) as { raw: unknown[] };
  return raw.length;
}
