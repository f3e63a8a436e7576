import {
  circleMarker,
  control,
  Control,
  geoJSON,
  type LatLngBounds,
  latLngBounds,
  layerGroup,
  type LayerGroup,
  type Map as LeafletMap,
  tileLayer,
  tooltip,
} from 'leaflet';
import { attributionOf, boundaryMap } from '../../kit/browser/boundary-map';
import type { IslandProps } from '../islands/island';
import { json } from './json';

type Props = IslandProps['map'];

interface Cell {
  lat: number;
  lng: number;
  count: number;
  issueId?: string;
  late?: number;
  escalated?: number;
  issues?: ReadonlyArray<{ issueId: string; title: string }>;
}

const INDIA = latLngBounds([6, 68], [37, 98]);
const FAR_ZOOM = 5;
const MOVE_PAUSE_MS = 250;
const MAX_ZOOM = 19;
/** The radius of the circle of one issue, in pixels. */
const SMALLEST = 6;
/** Lower than the map, so that a long list scrolls. */
const POPUP = { closeButton: false, maxHeight: 240 };

/**
 * A map with ward boundaries and issues, over tiles if these are configured; nothing else is loaded from other hosts.
 * Without boundaries and tiles, it shows only the positions of issues relative to each other; if there are no issues
 * either, there is no map.
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
  // Tiles have names of their own.
  if (base.tiles) addTiles(map, base.tiles);
  else void import('./place-names').then(({ addPlaceNames }) => addPlaceNames(map, props.city, words.names));
  const markers = layerGroup().addTo(map);
  void show(map, markers, props);
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

async function show(map: LeafletMap, markers: LayerGroup, props: Props): Promise<void> {
  const { point } = props;
  await addBoundaries(map, props);
  if (point) {
    // Close enough to find the place, and far enough to show the boundaries around it.
    map.setView(point, 14);
    circleMarker(point, { radius: 9, className: 'map-issue' }).addTo(markers);
  }
  if (point || props.isPicker) return;
  const explain = legendOn(map, props.words);
  let requests = 0;
  let drawn = 0;
  const draw = async () => {
    const request = ++requests;
    const cells = await cellsOf(map.getBounds(), map.getZoom(), props);
    // Old circles are better than none, and a late answer must not replace a newer one.
    if (!cells || request < drawn) return;
    drawn = request;
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

/** Draws the known ward boundaries of the city. */
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

/** The circles of an area; undefined if the request fails. */
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

/** The marks of issues: shown as text, and by the colour and the border of their circles. */
const MARKS = ['late', 'escalated'] as const;

const marksOf = (cell: Cell) => MARKS.filter((mark) => cell[mark]);

/** The marks of a circle in words; of several issues with the number that have each mark. */
function labelOf(cell: Cell, words: Props['words']): string {
  return marksOf(cell)
    .map((mark) => (cell.count > 1 ? `${words[mark]}: ${cell[mark]}` : words[mark]))
    .join(', ');
}

/** A legend of the circles now shown on the map; empty if none has a mark. */
function legendOn(map: LeafletMap, words: Props['words']): (cells: readonly Cell[]) => void {
  const element = document.createElement('ul');
  element.className = 'map-legend';
  element.hidden = true;
  // Above the attribution, which a narrow map needs the whole width for.
  const legend = new Control({ position: 'bottomright' });
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
    const radius = SMALLEST + Math.min(18, 3 * Math.log2(count));
    const className = ['map-issue', ...marksOf(cell).map((mark) => `map-${mark}`)].join(' ');
    const marker = circleMarker([lat, lng], { radius, className });
    if (count > 1)
      marker.bindTooltip(String(count), { permanent: true, direction: 'center', className: 'map-count' });
    const content = labelOf(cell, words);
    // Apart from the circle, which can have one tooltip.
    if (content)
      markers.addLayer(
        tooltip([lat, lng], {
          content,
          permanent: true,
          direction: 'right',
          // Beside the circle.
          offset: [radius - SMALLEST, 0],
          className: 'map-label',
        }),
      );
    marker.on('click', () => {
      if (issueId) location.assign(`${issues}/${issueId}`);
      // On the map, as the circles are drawn again when it moves to show all of the list.
      else if (cell.issues) map.openPopup(listOf(cell, issues), [lat, lng], POPUP);
      else map.setView([lat, lng], Math.min(MAX_ZOOM, map.getZoom() + 2));
    });
    markers.addLayer(marker);
  }
}

/** The issues at one place, which no higher zoom separates; with the number of those that are not named. */
function listOf({ count, issues: named = [] }: Cell, base: string): HTMLElement {
  const list = document.createElement('ul');
  for (const { issueId, title } of named) {
    const link = document.createElement('a');
    link.href = `${base}/${issueId}`;
    link.textContent = title;
    link.dir = 'auto';
    list.append(itemOf(link));
  }
  if (count > named.length) list.append(itemOf(`+ ${count - named.length}`));
  return list;
}

function itemOf(content: Node | string): HTMLLIElement {
  const item = document.createElement('li');
  item.append(content);
  return item;
}
