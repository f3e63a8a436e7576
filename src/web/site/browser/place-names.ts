import { type GeoJSON as GeoJSONLayer, layerGroup, type Map as LeafletMap, tooltip } from 'leaflet';
import { json } from './json';

type Names = GeoJSON.FeatureCollection<GeoJSON.Point, { name: string }>;

/** A name at its place. */
interface Named {
  lat: number;
  lng: number;
  name: string;
}

/** The boundary of a ward. */
type Area = Pick<GeoJSONLayer, 'getBounds'> & { feature: { properties: { code: string } } };

/** Beyond this zoom, a ward is larger than the map. */
const WARD_ZOOM = 12;

/** The height of a line in relation to the font, and the distance of two names in pixels. */
const LINE = 1.6;
const GAP = 4;
/** Above boundaries and circles, which stay visible between the letters; clicks go to what is below. */
const PANE = 'names';
const PANE_ORDER = '450';

/**
 * Shows the names of a city's wards and places on a map: as many as fit beside each other, the first ones first.
 * @param options `attribution` of the names, as text; `boundaries` of the wards, once they are loaded
 */
export async function addPlaceNames(
  map: LeafletMap,
  options: { city: string; attribution: string; boundaries: Promise<GeoJSONLayer | undefined> },
): Promise<void> {
  const found = await json<Names>(`/api/places.geojson?city=${options.city}`);
  const places = (found?.features ?? []).map(({ geometry, properties: { name } }) => {
    const [lng = 0, lat = 0] = geometry.coordinates;
    return { lat, lng, name };
  });
  const wards = wardsIn(await options.boundaries);
  if (places.length + wards.length === 0) return;
  const pane = map.createPane(PANE);
  pane.style.zIndex = PANE_ORDER;
  pane.style.pointerEvents = 'none';
  if (places.length > 0) map.attributionControl.addAttribution(options.attribution);
  const layer = layerGroup().addTo(map);
  const sizeOf = measureIn(map.getContainer());
  const draw = () => {
    layer.clearLayers();
    const isFar = map.getZoom() <= WARD_ZOOM;
    for (const one of fitting(map, [...(isFar ? wards : []), ...places], sizeOf)) {
      const className = wards.includes(one) ? 'map-name map-ward-name' : 'map-name';
      const options = { pane: PANE, className, opacity: 1, interactive: false };
      const content = textOf(one.name);
      tooltip([one.lat, one.lng], { ...options, content, permanent: true, direction: 'center' }).addTo(layer);
    }
  };
  map.on('moveend', draw);
  draw();
}

/** The wards of boundaries, each in the middle of its area. */
function wardsIn(boundaries: GeoJSONLayer | undefined): Named[] {
  const areas = (boundaries?.getLayers() ?? []) as unknown as Area[];
  return areas.map((area) => {
    const { lat, lng } = area.getBounds().getCenter();
    return { lat, lng, name: area.feature.properties.code };
  });
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
function fitting(map: LeafletMap, names: readonly Named[], sizeOf: (name: string) => Size): Named[] {
  const taken: Box[] = [];
  const view = map.getBounds();
  return names.filter(({ lat, lng, name }) => {
    if (!view.contains([lat, lng])) return false;
    const { x, y } = map.latLngToContainerPoint([lat, lng]);
    const { width, height } = sizeOf(name);
    const box = { left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 };
    if (taken.some((other) => overlap(box, other))) return false;
    taken.push(box);
    return true;
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
