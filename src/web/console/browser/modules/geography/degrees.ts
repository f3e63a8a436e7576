import { typedPoint } from '../../../../../kernel/typed-point';
import { Refusal } from '../../refusal';

/**
 * The degrees in two fields, as typed or copied from a map; null for an empty one.
 * @throws Refusal if a field has no number of degrees, or they are swapped
 */
export function degrees(texts: { lat: string; lng: string }): { lat: number | null; lng: number | null } {
  const { lat = null, lng = null, isSwapped } = typedPoint(texts.lat, texts.lng);
  if (isSwapped) throw new Refusal(400, ['lat and lng seem to be swapped']);
  for (const [name, value] of Object.entries({ lat, lng }))
    if (Number.isNaN(value)) throw new Refusal(400, [`${name} must be a number of degrees`]);
  return { lat, lng };
}
