import { textRefusal } from '../../../../api/validation/text';
import { CATEGORY_SLUGS } from '../../../../kernel/categories';
import { PRIORITIES } from '../../../../kernel/priorities';
import { FEED_STATUSES } from '../../../../kernel/statuses';
import { BULK_ACTS, type BulkActName } from '../../../../staff';

const MAX_NOTE = 5000;
const MAX_ID = 64;
const CLOSED: Partial<Record<BulkActName, readonly string[]>> = {
  status: FEED_STATUSES,
  category: CATEGORY_SLUGS,
  priority: PRIORITIES,
};

/** What an act on many issues sets, by the names of the single act, as it is stored. */
export interface ActValue {
  unitId?: string | null;
  accountId?: string | null;
  status?: string;
  text?: string;
  category?: string;
  priority?: string;
}

/** Why a value does not fit an act; undefined if it does, and for an unknown act, which is refused by itself. */
export function valueRefusal(act: unknown, value: unknown): string | undefined {
  const name = BULK_ACTS.find((each) => each === act);
  if (name === undefined) return undefined;
  if (name === 'assign') return holderRefusal(value);
  if (name === 'ask_photo')
    return value === undefined || value === null ? undefined : 'must be absent for ask_photo';
  if (typeof value !== 'string') return value === undefined ? 'is required' : 'must be of type string';
  const allowed = CLOSED[name];
  if (!allowed) return textRefusal(value, 1, MAX_NOTE);
  return allowed.includes(value) ? undefined : `must be one of ${allowed.join(', ')}`;
}

/** The value of an act, which `valueRefusal` does not refuse, as it is stored. */
export function storedValue(act: BulkActName, value: unknown): ActValue {
  if (act === 'ask_photo') return {};
  if (act === 'note') return { text: value as string };
  if (act !== 'assign') return { [act]: value };
  const { unitId, accountId = null } = value as { unitId: string | null; accountId?: string | null };
  return { unitId, accountId };
}

function holderRefusal(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return 'must be of type object';
  const { unitId, accountId, ...others } = value as Record<string, unknown>;
  const unknown = Object.keys(others);
  if (unknown.length > 0) return `has the unknown member ${unknown[0]}`;
  if (unitId !== null && !isId(unitId)) return 'unitId must be the id of a unit, or null';
  const isAccount = accountId === undefined || accountId === null || (isId(accountId) && unitId !== null);
  return isAccount ? undefined : 'accountId must be the id of a member of the unit, or null';
}

function isId(value: unknown): value is string {
  return typeof value === 'string' && value.length > 0 && value.length <= MAX_ID;
}
