import { DomUtil, GridLayer, type Map as LeafletMap } from 'leaflet';
import { leafletLayer } from 'protomaps-leaflet';

/** The attribution that the licence of OpenStreetMap requires. */
const ATTRIBUTION = '© OpenStreetMap';

/**
 * Draws the base map of a city, from a PMTiles file of this service. No other file knows how it is drawn.
 * @param file its URL, and the last zoom of its tiles
 */
export function addBaseMap(map: LeafletMap, file: { url: string; lastZoom: number }): void {
  // The library expects Leaflet as a global variable.
  Object.assign(globalThis, { L: { DomUtil, GridLayer } });
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
  const layer = leafletLayer({
    url: file.url,
    maxDataZoom: file.lastZoom,
    flavor: isDark ? 'dark' : 'light',
    lang: document.documentElement.lang,
    attribution: ATTRIBUTION,
  }) as unknown as GridLayer;
  layer.addTo(map);
}
