import { FirstText } from '../../../../api/validation/query-fields';
import type { CityMap } from '../../city-maps.service';
import { CityListQueryDto } from '../city/city-list.dto';

/** The filters of the map, and the box that it begins with. */
export class MapQueryDto extends CityListQueryDto {
  /** West, south, east and north, in degrees; anything else is the whole city. */
  @FirstText()
  box?: string;
}

/** A map that begins with the box of a query, or with the whole city. */
export function viewedAt(map: CityMap, { box }: MapQueryDto): CityMap {
  return { ...map, view: boxOf(box) ?? map.view };
}

/** The box of a query; undefined if it is none. */
function boxOf(text: string | undefined): CityMap['view'] {
  const [west, south, east, north, ...more] = (text ?? '')
    .split(',')
    .map((part) => (part === '' ? NaN : Number(part)));
  const isBox = more.length === 0 && west! < east! && south! < north!;
  const isOnEarth = west! >= -180 && east! <= 180 && south! >= -85 && north! <= 85;
  return isBox && isOnEarth ? [west!, south!, east!, north!] : undefined;
}
