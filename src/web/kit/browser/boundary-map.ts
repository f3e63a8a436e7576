import 'leaflet/dist/leaflet.css';
import { control, map as newMap, type Map as LeafletMap, type MapOptions } from 'leaflet';

/**
 * A map of our own boundaries, without tiles: it loads nothing from other sites. It has a scale, and shows the sources
 * of the boundaries of its layers.
 */
export function boundaryMap(element: HTMLElement, options: MapOptions = {}): LeafletMap {
  const map = newMap(element, { ...options, attributionControl: false });
  // At the top, because the attribution of a narrow map takes the space at the bottom.
  control.scale({ imperial: false, position: 'topright' }).addTo(map);
  // The default prefix is a link to another site.
  control.attribution({ prefix: false }).addTo(map);
  return map;
}

/**
 * The attribution of a layer, which names the sources of its boundaries, as HTML; empty if no source is known.
 * @param sources of the boundaries; empty ones are omitted, and each is named once
 * @param text with `{source}` at the place of the sources
 */
export function attributionOf(sources: readonly string[], text: string): string {
  const named = [...new Set(sources)].filter(Boolean);
  if (named.length === 0) return '';
  const element = document.createElement('span');
  element.textContent = text.replace('{source}', () => named.join('; '));
  return element.innerHTML;
}
