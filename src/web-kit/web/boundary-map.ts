import 'leaflet/dist/leaflet.css';
import { control, map as newMap, type Map as LeafletMap, type MapOptions } from 'leaflet';

/**
 * A map of boundaries of our own, without tiles: nothing of it comes from elsewhere. It has a scale, and names whose
 * the boundaries of its layers are.
 */
export function boundaryMap(element: HTMLElement, options: MapOptions = {}): LeafletMap {
  const map = newMap(element, { ...options, attributionControl: false });
  // At the top, where the attribution of a narrow map leaves room.
  control.scale({ imperial: false, position: 'topright' }).addTo(map);
  // The prefix would be a link to another site.
  control.attribution({ prefix: false }).addTo(map);
  return map;
}

/**
 * Whose boundaries are, for the attribution of a layer, as HTML; nothing where that is not known.
 * @param sources of the boundaries; empty ones are left out, and each is named once
 * @param text with `{source}` where they are to stand
 */
export function attributionOf(sources: readonly string[], text: string): string {
  const named = [...new Set(sources)].filter(Boolean);
  if (named.length === 0) return '';
  const element = document.createElement('span');
  element.textContent = text.replace('{source}', () => named.join('; '));
  return element.innerHTML;
}
