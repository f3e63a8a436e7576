import type { Schemas } from './api';
import type { Option } from './kit/forms/fields';
import type { UnitOfStaff } from './units';
import { textOf } from './words';

type NamedHolder = Schemas['Holder'];

/** Who works on an issue. */
export type Holder = Pick<NamedHolder, 'unitId' | 'accountId'>;

/** A holder as the value of an option; empty: nobody. */
export const valueOf = (holder: Holder | null) =>
  holder ? `${holder.unitId} ${holder.accountId ?? ''}` : '';

/** The holder of the value of an option; null: nobody. */
export function holderOf(value: string): Holder | null {
  const [unitId = '', accountId = ''] = value.split(' ');
  return unitId === '' ? null : { unitId, accountId: accountId || null };
}

/** A holder by name. */
export function holderName(holder: Pick<NamedHolder, 'unitName' | 'accountName'> | null): string {
  if (!holder) return textOf('common.nobody');
  return holder.accountName === null ? holder.unitName : `${holder.accountName}, ${holder.unitName}`;
}

/** Nobody, the units, each with its accounts, and who has the issue, although that may be an inactive unit. */
export function holderOptions(
  units: readonly UnitOfStaff[],
  holder: NamedHolder | null,
): Array<Option & { group?: string }> {
  const options = units.flatMap(({ id, name, members }) => [
    { value: valueOf({ unitId: id, accountId: null }), label: name, group: name },
    ...members.map((member) => ({
      value: valueOf({ unitId: id, accountId: member.id }),
      label: `${member.name}, ${name}`,
      group: name,
    })),
  ]);
  const isKnown = !holder || options.some(({ value }) => value === valueOf(holder));
  return [
    { value: '', label: textOf('common.nobody') },
    ...(isKnown ? [] : [{ value: valueOf(holder), label: holderName(holder) }]),
    ...options,
  ];
}
