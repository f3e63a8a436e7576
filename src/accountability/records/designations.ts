/** The designations of officials. */
export const DESIGNATIONS = ['Ward Officer', 'Corporator', 'MLA', 'MP'] as const;
export type Designation = (typeof DESIGNATIONS)[number];

/** The designations with their schema name in the OpenAPI documents. */
export const DESIGNATION = { enum: DESIGNATIONS, enumName: 'Designation' };
