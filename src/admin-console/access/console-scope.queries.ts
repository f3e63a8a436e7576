import type { ConsoleScope } from '../../kernel/console';

/** SQL for the scope of the account `a`, as in `ConsoleScope`; only the units of a contractor restrict it. */
export const SCOPE_OF_ACCOUNT = `jsonb_strip_nulls(jsonb_build_object(
  'cities', a.city_scope, 'wards', nullif(a.wards, '{}'), 'categories', nullif(a.categories, '{}'),
  'units', case when a.role = 'contractor'
             then to_jsonb(array(select m.unit_id from staff_unit_members m where m.account_id = a.id)) end))`;

/** The value of a parameter that is a scope; null if it restricts nothing. */
export function scopeValue(scope: ConsoleScope): string | null {
  return Object.keys(scope).length === 0 ? null : JSON.stringify(scope);
}

const has = (scope: string, member: keyof ConsoleScope, value: string) =>
  `coalesce(${scope}::jsonb -> '${member}' ? coalesce(${value}, ''), true)`;

/**
 * SQL for whether an issue is in a scope. All conditions of a scope are made of this one and the next two.
 * @param issue the alias of the issue
 * @param scope the parameter or column that has the scope; null: everything
 */
export function isInScope(issue: string, scope: string): string {
  return `(${scope}::jsonb is null or ${has(scope, 'cities', `${issue}.city`)} and ${has(scope, 'wards', `${issue}.ward`)}
      and ${has(scope, 'categories', `${issue}.category`)} and ${has(scope, 'units', `${issue}.holder_unit_id`)})`;
}

/** SQL for whether a record of a city is in a scope. @param city an SQL expression; null is no city in particular */
export function isCityOfScope(city: string, scope: string): string {
  return `(${scope}::jsonb is null or ${has(scope, 'cities', city)})`;
}

/** SQL for whether records that have no place are in a scope: in those without cities and units. */
export function isUnplacedInScope(scope: string): string {
  return `(${scope}::jsonb is null or not ${scope}::jsonb ?| array['cities', 'units'])`;
}

const issueInScope = (id: string, scope: string) =>
  `exists (select from issues si where si.id = ${id} and ${isInScope('si', scope)})`;

/** SQL for whether the flag with an alias is in a scope. */
export function isFlagInScope(flag: string, scope: string): string {
  return `(${scope}::jsonb is null or case when ${flag}.issue_id is null then ${isUnplacedInScope(scope)}
      else ${issueInScope(`${flag}.issue_id`, scope)} end)`;
}

/** SQL for whether all members of the cluster with an alias are in a scope. */
export function isClusterInScope(cluster: string, scope: string): string {
  return `(${scope}::jsonb is null or not exists (
      select from unnest(${cluster}.members) member (id) where not ${issueInScope('member.id', scope)}))`;
}

/** SQL for whether a post of a channel is in a scope: by its issue, or by the city that it names. */
export function isMentionInScope(mention: string, scope: string): string {
  return `(${scope}::jsonb is null or case when ${mention}.issue_id is not null
      then ${issueInScope(`${mention}.issue_id`, scope)}
      else ${isCityOfScope(`${mention}.city`, scope)} and not ${scope}::jsonb ? 'units' end)`;
}

/**
 * SQL for whether what a record or a notification is about is in a scope.
 * @param kind and id are SQL expressions
 */
export function isTargetInScope(kind: string, id: string, scope: string): string {
  const of = (from: string, condition: string) =>
    `exists (select from ${from} where st.id = ${id} and ${condition})`;
  const cases = Object.entries({
    issue: issueInScope(id, scope),
    flag: of('flags st', isFlagInScope('st', scope)),
    duplicate_cluster: of('duplicate_clusters st', isClusterInScope('st', scope)),
    channel_mention: of('mentions st', isMentionInScope('st', scope)),
    official: of('officials st', isCityOfScope('st.city', scope)),
    ward: of('wards st', isCityOfScope('st.city', scope)),
    unit: of('staff_units st', isCityOfScope('st.city', scope)),
    city: isCityOfScope(id, scope),
  }).map(([name, condition]) => `when '${name}' then ${condition}`);
  return `(${scope}::jsonb is null or case ${kind} ${cases.join(' ')} else ${isUnplacedInScope(scope)} end)`;
}

/** SQL for what the notifications in a scope are about, by id. The scope is the parameter `:scope`. */
export const TARGETS_OF_NOTIFICATIONS_IN_SCOPE = `select n.target_id from notifications n
  where ${isTargetInScope('n.target_type', 'n.target_id', ':scope')}`;
