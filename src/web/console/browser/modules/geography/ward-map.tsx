import L from 'leaflet';
import { useEffect, useRef } from 'preact/hooks';
import { attributionOf, boundaryMap } from '../../../../kit/browser/boundary-map';
import { type Coordinates, type Corner, inserted, MAX_HANDLES } from './positions';
import { textOf } from '../../words';

const STYLE = { color: '#0a6349', weight: 2 };

interface WardMapProps {
  coordinates: Coordinates;
  /** The corners of the edited ring. */
  corners: readonly Corner[];
  /** The source of the stored boundary; empty if unknown. */
  source: string;
  onChange: (corners: Corner[]) => void;
}

/**
 * The boundary of a ward on a map without tiles. The corners of the edited ring can be dragged; a click on the map adds
 * a corner in the nearest side. The list of corners below does the same without a map.
 */
export default function WardMap({ coordinates, corners, source, onChange }: WardMapProps) {
  const element = useRef<HTMLDivElement>(null);
  const map = useRef<L.Map | undefined>(undefined);
  const layer = useRef<L.LayerGroup>(L.layerGroup());
  const latest = useRef({ corners, onChange });
  latest.current = { corners, onChange };
  useEffect(() => {
    if (!element.current) return undefined;
    const made = boundaryMap(element.current);
    map.current = made;
    layer.current.addTo(made);
    const outline = boundsOf(coordinates);
    if (outline.isValid()) made.fitBounds(outline);
    else made.setView([20, 77], 5);
    made.on('click', ({ latlng }) => {
      latest.current.onChange(inserted(latest.current.corners, [latlng.lat, latlng.lng]));
    });
    return () => void made.remove();
  }, []);
  useEffect(() => {
    const text = attributionOf([source], textOf('city.boundary'));
    map.current?.attributionControl.addAttribution(text);
    return () => void map.current?.attributionControl.removeAttribution(text);
  }, [source]);
  useEffect(() => {
    draw(layer.current, coordinates, corners, (changed) => latest.current.onChange(changed));
  }, [coordinates, corners]);
  return <div ref={element} class="map" role="application" aria-label={textOf('city.boundaryOnAMap')} />;
}

function boundsOf(coordinates: Coordinates): L.LatLngBounds {
  return L.latLngBounds(coordinates.flat(2).map(([lng = 0, lat = 0]) => [lat, lng] as Corner));
}

function draw(
  layer: L.LayerGroup,
  coordinates: Coordinates,
  corners: readonly Corner[],
  onChange: (corners: Corner[]) => void,
): void {
  layer.clearLayers();
  const rings = coordinates.map((polygon) =>
    polygon.map((ring) => ring.map(([lng = 0, lat = 0]) => [lat, lng] as Corner)),
  );
  L.polygon(rings, { ...STYLE, interactive: false }).addTo(layer);
  if (corners.length > MAX_HANDLES) return;
  const icon = L.divIcon({ className: 'corner', iconSize: [12, 12] });
  corners.forEach((corner, index) => {
    const handle = L.marker(corner, {
      icon,
      draggable: true,
      keyboard: false,
      alt: textOf('city.corner', { index: index + 1 }),
    });
    handle.on('dragend', () => {
      const { lat, lng } = handle.getLatLng();
      onChange(corners.map((each, at) => (at === index ? [lat, lng] : each)));
    });
    handle.addTo(layer);
  });
}
