import { answerOf, api, type Schemas } from '../../api';
import { invalidateUnits } from '../../shared-reads';

export type Unit = Schemas['Unit'];

const of = (unitId: string) => ({ params: { path: { unitId } } });

/** Adds a unit to a city. */
export async function addUnit(body: Schemas['NewUnit']): Promise<Unit> {
  const added = await answerOf(api.POST('/api/admin/units', { body }));
  invalidateUnits(added.cityId);
  return added;
}

/** Changes the given members of a unit. */
export async function changeUnit(id: string, body: Schemas['ChangeUnit']): Promise<Unit> {
  const changed = await answerOf(api.PATCH('/api/admin/units/{unitId}', { ...of(id), body }));
  invalidateUnits(changed.cityId);
  return changed;
}

/** Replaces the accounts of a unit. */
export async function setMembers(id: string, accountIds: string[]): Promise<Unit> {
  const body = { accountIds };
  const changed = await answerOf(api.PUT('/api/admin/units/{unitId}/members', { ...of(id), body }));
  invalidateUnits(changed.cityId);
  return changed;
}

/** The unfinished issues that a unit holds, counted. */
export async function countHeld({ id, cityId }: Unit): Promise<{ count: number; countIsExact: boolean }> {
  const query = { cityId, holder: [id], limit: 1 };
  return answerOf(api.GET('/api/admin/queue', { params: { query } }));
}
