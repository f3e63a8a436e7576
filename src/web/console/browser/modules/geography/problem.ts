import type { Schemas } from '../../api';
import { textOf } from '../../words';

/** The names of the invalid members of a feature. */
const MEMBERS: ReadonlyArray<readonly [member: string, words: string]> = [
  ['geometry.type', textOf('city.theTypeOfIts')],
  ['geometry.coordinates', textOf('city.itsBoundary')],
  ['properties', 'it'],
];

/**
 * The reason why a feature of a file cannot be stored, with its ward; features are numbered from 1.
 * @param field such as `features.3.geometry.coordinates.0.2`
 */
export function problemInWords({ field, message, ward }: Schemas['BoundaryProblem']): string {
  const [, index = '', member = ''] = /^features\.(\d+)\.(.*)$/.exec(field) ?? [];
  const [start, words] = MEMBERS.find(([name]) => member.startsWith(name)) ?? ['', member];
  const place = start === 'geometry.coordinates' ? member.slice(start.length + 1) : '';
  const what = place ? textOf('city.aPartOfIts') : words;
  const said = { ward, index: Number(index) + 1, what, message, place };
  return textOf(place ? 'city.problemAt' : 'city.problemOf', said);
}
