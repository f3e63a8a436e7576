/**
 * The account that owns the issues city staff make from posts on channels. Nobody signs in to it; it earns no score.
 */
export const CITY_STAFF_USER = { id: 'usr_city_desk', displayName: 'City desk' } as const;
