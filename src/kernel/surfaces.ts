/**
 * The APIs of the service: the token API, the public read API, the console, the citizen site, and Open311 with its
 * feeds and data sets.
 */
export const SURFACES = ['token', 'public', 'console', 'site', 'open311'] as const;
export type Surface = (typeof SURFACES)[number];
