import { statement } from '../platform/database/statement';

/** SQL: the words are computed from two tables. */
export const renameInSearch = statement(
  'issues.rename-in-search',
  `update issue_search s set words = issue_search_text(i, u.display_name)
     from issues i join users u on u.id = i.reporter_id
    where i.id = any ($1) and s.issue_id = i.id`,
);
