import { layerGroup, type Map as LeafletMap, tooltip } from 'leaflet';
import { json } from './json';

type Names = GeoJSON.FeatureCollection<GeoJSON.Point, { name: string }>;

/** The height of a line in relation to the font, and the distance of two names in pixels. */
const LINE = 1.6;
const GAP = 4;
/** Above boundaries and circles, which stay visible between the letters; clicks go to what is below. */
const PANE = 'names';
const PANE_ORDER = '450';

/**
 * Shows the names of a city's places on a map: as many as fit beside each other, the first ones first.
 * @param attribution of the names, as text
 */
export async function addPlaceNames(map: LeafletMap, city: string, attribution: string): Promise<void> {
  const names = await json<Names>(`/api/places.geojson?city=${city}`);
  if (!names || names.features.length === 0) return;
  const pane = map.createPane(PANE);
  pane.style.zIndex = PANE_ORDER;
  pane.style.pointerEvents = 'none';
  map.attributionControl.addAttribution(attribution);
  const layer = layerGroup().addTo(map);
  const sizeOf = measureIn(map.getContainer());
  const draw = () => {
    layer.clearLayers();
    for (const { lat, lng, name } of fitting(map, names, sizeOf)) {
      const options = { pane: PANE, className: 'map-name', opacity: 1, interactive: false };
      const content = textOf(name);
      tooltip([lat, lng], { ...options, content, permanent: true, direction: 'center' }).addTo(layer);
    }
  };
  map.on('moveend', draw);
  draw();
}

/** A name as an element: a text would be read as HTML. */
function textOf(name: string): HTMLElement {
  const element = document.createElement('span');
  element.dir = 'auto';
  element.textContent = name;
  return element;
}

interface Size {
  width: number;
  height: number;
}

/** Measures names in the font of the map, of three quarters of the size of the page. */
function measureIn(container: HTMLElement): (name: string) => Size {
  const size = 0.75 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const context = document.createElement('canvas').getContext('2d')!;
  context.font = `${size}px ${getComputedStyle(container).fontFamily}`;
  return (name) => ({ width: context.measureText(name).width + GAP, height: size * LINE });
}

/** The names in view that do not overlap one before them. */
function fitting(
  map: LeafletMap,
  { features }: Names,
  sizeOf: (name: string) => Size,
): Array<{ lat: number; lng: number; name: string }> {
  const taken: Box[] = [];
  const view = map.getBounds();
  return features.flatMap(({ geometry, properties: { name } }) => {
    const [lng = 0, lat = 0] = geometry.coordinates;
    if (!view.contains([lat, lng])) return [];
    const { x, y } = map.latLngToContainerPoint([lat, lng]);
    const { width, height } = sizeOf(name);
    const box = { left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 };
    if (taken.some((other) => overlap(box, other))) return [];
    taken.push(box);
    return [{ lat, lng, name }];
  });
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
