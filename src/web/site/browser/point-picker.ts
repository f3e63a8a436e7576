import {
  circle,
  circleMarker,
  type LayerGroup,
  type LeafletMouseEvent,
  type Map as LeafletMap,
} from 'leaflet';
import { typedPoint } from '../../../kernel/typed-point';

/**
 * Sets the position in the surrounding form by clicks on the map, and shows a position that is set otherwise, with its
 * radius if the form has one.
 */
export function pickFrom(map: LeafletMap, markers: LayerGroup, element: HTMLElement): void {
  const form = element.closest('form');
  const field = (name: string) => form?.querySelector<HTMLInputElement>(`[name=${name}]`);
  const mark = (moves: boolean) => {
    const { lat, lng } = typedPoint(field('lat')?.value ?? '', field('lng')?.value ?? '');
    markers.clearLayers();
    if (!lat || !lng) return;
    const metres = Number(field('radius')?.value);
    if (metres > 0) circle({ lat, lng }, { radius: metres, className: 'map-ward' }).addTo(markers);
    circleMarker({ lat, lng }, { radius: 9, className: 'map-issue' }).addTo(markers);
    if (moves) map.setView({ lat, lng }, 16);
  };
  map.on('click', ({ latlng }: LeafletMouseEvent) => {
    for (const [name, value] of Object.entries({ lat: latlng.lat, lng: latlng.wrap().lng })) {
      const input = field(name);
      if (input) input.value = value.toFixed(6);
    }
    form?.querySelector('details:not(.degrees)')?.setAttribute('open', '');
    form?.dispatchEvent(new Event('input'));
    form?.dispatchEvent(new Event('tapped'));
    mark(false);
  });
  form?.addEventListener('placed', () => mark(true));
  for (const name of ['lat', 'lng', 'radius']) field(name)?.addEventListener('input', () => mark(false));
  mark(true);
}
