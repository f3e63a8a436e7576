/** What a unit of city staff is. */
export const UNIT_KINDS = ['department', 'ward_office', 'contractor'] as const;
export type UnitKind = (typeof UNIT_KINDS)[number];
