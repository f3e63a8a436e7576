/** In whose name the city desk reports what was said elsewhere: an account nobody signs in to, and that earns no score. */
export const DESK_USER = { id: 'usr_city_desk', displayName: 'City desk' } as const;
