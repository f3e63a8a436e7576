import { statement } from '../platform/database/statement';

/**
 * In SQL, to do it in one statement: a resolver of city staff has no row in users, and an existing resolution is kept.
 */
export const insertIfAbsent = statement(
  'resolution.insert-if-absent',
  `insert into issue_resolutions
     (issue_id, description, media_ids, resolver_id, resolver_name, resolver_role, resolved_at)
   select $1, $2, '{}', coalesce(u.id, $5), coalesce(u.display_name, 'City desk'), coalesce(u.role, 'admin'), $4
     from (select 1) one left join users u on u.id = $3
   on conflict (issue_id) where dropped_at is null do nothing`,
);
