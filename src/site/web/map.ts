import {
  circle,
  circleMarker,
  control,
  Control,
  geoJSON,
  type LatLngBounds,
  latLngBounds,
  layerGroup,
  type LayerGroup,
  type LeafletMouseEvent,
  type Map as LeafletMap,
  tileLayer,
} from 'leaflet';
import { attributionOf, boundaryMap } from '../../web-kit/web/boundary-map';
import type { IslandProps } from '../islands/island';

type Props = IslandProps['map'];

interface Cell {
  lat: number;
  lng: number;
  count: number;
  issueId?: string;
  late?: true;
  escalationLevel?: number;
}

const INDIA = latLngBounds([6, 68], [37, 98]);
const FAR_ZOOM = 5;
const MOVE_PAUSE_MS = 250;
const MAX_ZOOM = 19;

/**
 * A map of our own boundaries and of the issues, over tiles where these are set; nothing else of it comes from
 * elsewhere. Without boundaries and tiles issues are shown where they lie to one another; without issues, too, there is
 * no map.
 */
export async function start(element: HTMLElement, props: Props): Promise<void> {
  const { base, words } = props;
  element.hidden = !base.hasBase && (await cellsOf(INDIA, FAR_ZOOM, props)).length === 0;
  if (element.hidden) return;
  element.setAttribute('role', 'region');
  element.setAttribute('aria-label', words.label);
  const map = boundaryMap(element, { zoomControl: false, maxZoom: MAX_ZOOM, zoomSnap: 0.5 });
  control.zoom({ zoomInTitle: words.in, zoomOutTitle: words.out }).addTo(map);
  map.fitBounds(viewOf(base));
  if (base.tiles) addTiles(map, base.tiles);
  const markers = layerGroup().addTo(map);
  void show(map, markers, props);
  if (props.isPicker) pickFrom(map, markers, element);
}

/** What of the city is shown at first. */
function viewOf({ view }: Props['base']): LatLngBounds {
  return view ? latLngBounds([view[1], view[0]], [view[3], view[2]]) : INDIA;
}

/** Tiles of another service, which may ask which site shows them. */
function addTiles(map: LeafletMap, { url, attribution }: NonNullable<Props['base']['tiles']>): void {
  tileLayer(url, {
    attribution: attributionOf([attribution], '{source}'),
    maxZoom: MAX_ZOOM,
    referrerPolicy: 'origin',
  }).addTo(map);
}

async function show(map: LeafletMap, markers: LayerGroup, props: Props): Promise<void> {
  const { point } = props;
  await addBoundaries(map, props);
  if (point) {
    // Near enough to find it, and far enough for the boundaries around it, which are all there is to see.
    map.setView(point, 14);
    circleMarker(point, { radius: 9, className: 'map-issue' }).addTo(markers);
  }
  if (point || props.isPicker) return;
  const explain = legendOn(map, props.words);
  const draw = async () => {
    const cells = await cellsOf(map.getBounds(), map.getZoom(), props);
    addCells(map, markers, cells, props);
    explain(cells);
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  map.on('moveend', () => {
    clearTimeout(timer);
    timer = setTimeout(() => void draw(), MOVE_PAUSE_MS);
  });
  await draw();
}

/** Draws the wards of the city whose boundaries are known. */
async function addBoundaries(map: LeafletMap, { city, words }: Props): Promise<void> {
  const wards = await json<GeoJSON.FeatureCollection<GeoJSON.MultiPolygon, { source: string }>>(
    `/api/wards.geojson?city=${city}`,
  );
  if (!wards || wards.features.length === 0) return;
  geoJSON(wards, {
    interactive: false,
    style: { className: 'map-ward' },
    attribution: attributionOf(
      wards.features.map(({ properties }) => properties.source),
      words.source,
    ),
  }).addTo(map);
}

async function cellsOf(
  bounds: LatLngBounds,
  zoom: number,
  { city, category, status, ward }: Props,
): Promise<Cell[]> {
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
  return (await json<{ data: { cells: Cell[] } }>(`/api/map?${query.toString()}`))?.data.cells ?? [];
}

/** What is marked of issues: in words, and in the colour and the edge of their circles. */
const MARKS = ['late', 'escalated'] as const;

function marksOf({ late, escalationLevel }: Cell) {
  const is = { late: late === true, escalated: escalationLevel !== undefined };
  return MARKS.filter((mark) => is[mark]);
}

/** Says what the circles mean that the map shows now; nothing where none is marked. */
function legendOn(map: LeafletMap, words: Props['words']): (cells: readonly Cell[]) => void {
  const element = document.createElement('ul');
  element.className = 'map-legend';
  element.hidden = true;
  const legend = new Control({ position: 'bottomleft' });
  legend.onAdd = () => element;
  legend.addTo(map);
  return (cells) => {
    const shown = MARKS.filter((mark) => cells.some((cell) => marksOf(cell).includes(mark)));
    element.hidden = shown.length === 0;
    element.replaceChildren(
      ...shown.map((mark) => {
        const item = document.createElement('li');
        item.className = `map-${mark}`;
        item.textContent = words[mark];
        return item;
      }),
    );
  };
}

function addCells(
  map: LeafletMap,
  markers: LayerGroup,
  cells: readonly Cell[],
  { issues, words }: Props,
): void {
  markers.clearLayers();
  for (const cell of cells) {
    const { lat, lng, count, issueId } = cell;
    const marks = marksOf(cell);
    const marker = circleMarker([lat, lng], {
      radius: 6 + Math.min(18, 3 * Math.log2(count)),
      className: ['map-issue', ...marks.map((mark) => `map-${mark}`)].join(' '),
    });
    if (count > 1)
      marker.bindTooltip(String(count), { permanent: true, direction: 'center', className: 'map-count' });
    const label = marks.map((mark) => words[mark]).join(', ');
    if (label) marker.bindTooltip(label, { permanent: true, direction: 'right', className: 'map-label' });
    marker.on('click', () =>
      issueId
        ? location.assign(`${issues}/${issueId}`)
        : map.setView([lat, lng], Math.min(MAX_ZOOM, map.getZoom() + 2)),
    );
    markers.addLayer(marker);
  }
}

/**
 * Fills in the position of the form around the map, and shows one that is filled in otherwise, with its radius where
 * the form has one.
 */
function pickFrom(map: LeafletMap, markers: LayerGroup, element: HTMLElement): void {
  const form = element.closest('form');
  const field = (name: string) => form?.querySelector<HTMLInputElement>(`[name=${name}]`);
  const mark = (moves: boolean) => {
    const [lat, lng] = [Number(field('lat')?.value), Number(field('lng')?.value)];
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
    form?.querySelector('details')?.setAttribute('open', '');
    form?.dispatchEvent(new Event('input'));
    mark(false);
  });
  form?.addEventListener('placed', () => mark(true));
  for (const name of ['lat', 'lng', 'radius']) field(name)?.addEventListener('input', () => mark(false));
  mark(true);
}

/** What a route of ours answers, or undefined where it cannot be had: the map shows less then. */
async function json<Answer>(url: string): Promise<Answer | undefined> {
  try {
    const answer = await fetch(url);
    return answer.ok ? ((await answer.json()) as Answer) : undefined;
  } catch {
    return undefined;
  }
}
