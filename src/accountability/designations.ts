/** What an official holds. */
export const DESIGNATIONS = ['Ward Officer', 'Corporator', 'MLA', 'MP'] as const;
export type Designation = (typeof DESIGNATIONS)[number];

/** The designations with the name they have in the OpenAPI documents. */
export const DESIGNATION = { enum: DESIGNATIONS, enumName: 'Designation' };
