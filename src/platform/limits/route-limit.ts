/**
 * A limit that a route counts against (docs/api/conventions.md#rate-limits):
 * - `site`: by account with a session of the site, otherwise by address
 * - `thread`: like `site` with a session, otherwise like `general`
 * - `open311`: by client; a guard counts it, once it knows the client
 * - all others: by address
 */
export type RouteLimit = 'general' | 'auth' | 'public' | 'feeds' | 'site' | 'thread' | 'follow' | 'open311';
