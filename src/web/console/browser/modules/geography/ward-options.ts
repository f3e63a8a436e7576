import type { Schemas } from '../../api';
import type { Option } from '../../kit/forms/fields';

/** The wards of a city as options, by code. @param none the label while none is chosen */
export function wardOptions(
  none: string,
  wards: ReadonlyArray<Pick<Schemas['ListedWard'], 'code' | 'name'>> = [],
): Option[] {
  const named = wards.map(({ code, name }) => ({
    value: code,
    label: name === '' || name === code ? code : `${code}, ${name}`,
  }));
  return [{ value: '', label: none }, ...named];
}
