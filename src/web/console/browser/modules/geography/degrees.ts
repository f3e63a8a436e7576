import { typedPoint } from '../../../../../kernel/typed-point';
import { Refusal } from '../../refusal';
import { textOf } from '../../words';

/**
 * The degrees in two fields, as typed or copied from a map; null for an empty one.
 * @throws Refusal if a field has no number of degrees, or they are swapped
 */
export function degrees(texts: { lat: string; lng: string }): { lat: number | null; lng: number | null } {
  const { lat = null, lng = null, isSwapped } = typedPoint(texts.lat, texts.lng);
  if (isSwapped) throw new Refusal(400, [`lat ${textOf('city.swapped')}`]);
  for (const [name, value] of Object.entries({ lat, lng }))
    if (Number.isNaN(value)) throw new Refusal(400, [`${name} ${textOf('city.degrees')}`]);
  return { lat, lng };
}
