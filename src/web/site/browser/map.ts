import {
  circleMarker,
  control,
  Control,
  geoJSON,
  type GeoJSON as GeoJSONLayer,
  type LatLngBounds,
  latLngBounds,
  layerGroup,
  type LayerGroup,
  type Map as LeafletMap,
  tileLayer,
} from 'leaflet';
import { attributionOf, boundaryMap } from '../../kit/browser/boundary-map';
import type { IslandProps } from '../islands/island';
import { json } from './json';
import { type Cell, EXPLAINED, itemOf, type Mark, marksOf, MAX_ZOOM, showMarks } from './map-marks';

type Props = IslandProps['map'];
type Wards = GeoJSON.FeatureCollection<GeoJSON.MultiPolygon, { source: string; code: string; name: string }>;

const INDIA = latLngBounds([6, 68], [37, 98]);
const FAR_ZOOM = 5;
const MOVE_PAUSE_MS = 250;

/**
 * A map with ward boundaries and issues, over the base map of the city or over tiles if there are any; only tiles are
 * loaded from another host. Without boundaries and a base, it shows only the positions of issues relative to each
 * other; if there are no issues either, there is no map.
 */
export async function start(element: HTMLElement, props: Props): Promise<void> {
  const { base, words } = props;
  element.hidden = !base.hasBase && !(await cellsOf(INDIA, FAR_ZOOM, props))?.length;
  if (element.hidden) return;
  element.setAttribute('role', 'region');
  element.setAttribute('aria-label', words.label);
  const map = boundaryMap(element, { zoomControl: false, maxZoom: MAX_ZOOM, zoomSnap: 0.5 });
  control.zoom({ zoomInTitle: words.in, zoomOutTitle: words.out }).addTo(map);
  map.fitBounds(viewOf(base));
  if (!props.isPage && matchMedia('(pointer: coarse)').matches) leaveOneFinger(map, words.fingers);
  const boundaries = addBoundaries(map, props);
  // Tiles and base maps have names of their own.
  const { tiles, file } = base;
  element.classList.toggle('has-base', tiles !== undefined || file !== undefined);
  if (file) void import('./base-map').then(({ addBaseMap }) => addBaseMap(map, file));
  else if (tiles) addTiles(map, tiles);
  else
    void import('./place-names').then(({ addPlaceNames }) =>
      addPlaceNames(map, { city: props.city, attribution: words.names, boundaries }),
    );
  const markers = layerGroup().addTo(map);
  void show(map, markers, boundaries, props);
  if (props.isPicker) (await import('./point-picker')).pickFrom(map, markers, element);
}

/** The initial view of the city. */
function viewOf({ view }: Props['base']): LatLngBounds {
  return view ? latLngBounds([view[1], view[0]], [view[3], view[2]]) : INDIA;
}

/** Tiles of another service, whose terms may require the referrer. */
function addTiles(map: LeafletMap, { url, attribution }: NonNullable<Props['base']['tiles']>): void {
  tileLayer(url, {
    attribution: attributionOf([attribution], '{source}'),
    maxZoom: MAX_ZOOM,
    referrerPolicy: 'origin',
  }).addTo(map);
}

/** A finger scrolls the page on which the map is; two move the map. */
function leaveOneFinger(map: LeafletMap, words: string): void {
  map.dragging.disable();
  const hint = document.createElement('p');
  hint.className = 'map-hint';
  hint.textContent = words;
  hint.hidden = true;
  const element = map.getContainer();
  element.append(hint);
  const show = ({ touches }: TouchEvent) => {
    hint.hidden = touches.length !== 1;
  };
  element.addEventListener('touchmove', show, { passive: true });
  for (const end of ['touchend', 'touchcancel'] as const)
    element.addEventListener(end, () => {
      hint.hidden = true;
    });
}

async function show(
  map: LeafletMap,
  markers: LayerGroup,
  boundaries: Promise<GeoJSONLayer | undefined>,
  props: Props,
): Promise<void> {
  const { point } = props;
  await boundaries;
  if (point) {
    // Close enough to find the place, and far enough to show the boundaries around it.
    map.setView(point, 14);
    circleMarker(point, { radius: 9, className: 'map-issue' }).addTo(markers);
  }
  if (point || props.isPicker) return;
  const explain = legendOn(map, props.words);
  const list = props.isPage ? (await import('./map-list')).listBelow(map, props) : undefined;
  let cells: readonly Cell[] = [];
  let requests = 0;
  let drawn = 0;
  const place = () => {
    const marks = marksOf(map, cells);
    showMarks(map, markers, marks, props);
    explain(marks);
    list?.(marks);
  };
  const draw = async () => {
    const request = ++requests;
    const found = await cellsOf(map.getBounds(), map.getZoom(), props);
    // Old marks are better than none, and a late answer must not replace a newer one.
    if (!found || request < drawn) return;
    drawn = request;
    cells = found;
    place();
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  // Marks come nearer to each other, or move apart.
  map.on('zoomend', place);
  map.on('moveend', () => {
    clearTimeout(timer);
    timer = setTimeout(() => void draw(), MOVE_PAUSE_MS);
  });
  await draw();
}

/** Draws the ward boundaries of the city, and shows the ward of the filter. @returns undefined if none is known */
async function addBoundaries(
  map: LeafletMap,
  { city, ward, words }: Props,
): Promise<GeoJSONLayer | undefined> {
  const wards = await json<Wards>(`/api/wards.geojson?city=${city}`);
  if (!wards || wards.features.length === 0) return undefined;
  const layer = geoJSON(wards, {
    interactive: false,
    style: (feature) => ({
      className: feature?.properties.code === ward ? 'map-ward map-chosen' : 'map-ward',
    }),
    onEachFeature: ({ properties: { code } }: Wards['features'][number], area: GeoJSONLayer) => {
      if (code === ward) map.fitBounds(area.getBounds());
    },
    attribution: attributionOf(
      wards.features.map(({ properties }) => properties.source),
      words.source,
    ),
  }).addTo(map);
  map.getContainer().classList.add('has-wards');
  return layer;
}

/** The cells of an area; undefined if the request fails. */
async function cellsOf(
  bounds: LatLngBounds,
  zoom: number,
  { city, category, status, ward }: Props,
): Promise<Cell[] | undefined> {
  const box = [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()];
  const clamped = box.map((degrees, index) =>
    Math.max(-90 * (2 - (index % 2)), Math.min(90 * (2 - (index % 2)), degrees)),
  );
  const query = new URLSearchParams({
    city,
    bbox: clamped.map((degrees) => degrees.toFixed(6)).join(','),
    zoom: String(Math.round(zoom)),
    ...(category && { category }),
    ...(status && { status }),
    ...(ward && { ward }),
  });
  return (await json<{ data: { cells: Cell[] } }>(`/api/map?${query.toString()}`))?.data.cells;
}

/** A legend of the marks now shown on the map; empty if none is of a kind that it explains. */
function legendOn(map: LeafletMap, words: Props['words']): (marks: readonly Mark[]) => void {
  const element = document.createElement('ul');
  element.className = 'map-legend';
  element.hidden = true;
  // Above the attribution, which a narrow map needs the whole width for.
  const legend = new Control({ position: 'bottomright' });
  legend.onAdd = () => element;
  legend.addTo(map);
  return (marks) => {
    const shown = EXPLAINED.filter((name) =>
      marks.some((mark) => mark.status === name || mark[name as keyof Mark]),
    );
    element.hidden = shown.length === 0;
    element.replaceChildren(
      ...shown.map((name) => {
        const item = itemOf(words[name]);
        item.className = `map-${name}`;
        return item;
      }),
    );
  };
}
