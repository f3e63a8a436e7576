/** In whose name city staff report what was said elsewhere: an account nobody signs in to, and that earns no score. */
export const CITY_STAFF_USER = { id: 'usr_city_desk', displayName: 'City desk' } as const;
