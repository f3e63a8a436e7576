import L from 'leaflet';
import { useEffect, useRef } from 'preact/hooks';
import { attributionOf, boundaryMap } from '../../../kit/browser/boundary-map';
import { textOf } from '../words';

/** A place on the map. */
export interface Place {
  lat: number;
  lng: number;
  /** The text of the marker: one or two characters. */
  mark: string;
  /** A description of the place for users who cannot see the map. */
  name: string;
}

/** A boundary around the places. */
export interface Outline {
  /** Polygons; each position is longitude, then latitude. */
  coordinates: number[][][][];
  /** The source of the polygons; empty if no source is named. */
  source: string;
}

interface PlacesMapProps {
  label: string;
  places: readonly Place[];
  outline?: Outline | undefined;
}

const OUTLINE = { color: '#4c5a53', weight: 1, fill: false, interactive: false };
const MAX_ZOOM = 20;
const WITH_MARGIN = { maxZoom: 19, padding: [40, 40] as [number, number] };

/** Joins the places of one position, whose markers would cover each other. */
function onePerPosition(places: readonly Place[]): Place[] {
  const found = new Map<string, Place>();
  for (const place of places) {
    const key = `${place.lat} ${place.lng}`;
    const { mark, name } = found.get(key) ?? {};
    found.set(
      key,
      mark ? { ...place, mark: `${mark}, ${place.mark}`, name: `${name}; ${place.name}` } : place,
    );
  }
  return [...found.values()];
}

/**
 * Shows places on a map without tiles: their positions relative to each other, with a scale and the boundary of their
 * ward.
 */
export default function PlacesMap({ label, places, outline }: PlacesMapProps) {
  const element = useRef<HTMLDivElement>(null);
  const key = JSON.stringify([places, outline?.coordinates.length]);
  useEffect(() => {
    if (!element.current) return undefined;
    const map = boundaryMap(element.current, { maxZoom: MAX_ZOOM, scrollWheelZoom: false });
    const rings = (outline?.coordinates ?? []).map((polygon) =>
      polygon.map((ring) => ring.map(([lng = 0, lat = 0]) => [lat, lng] as [number, number])),
    );
    const attribution = attributionOf([outline?.source ?? ''], textOf('shell.boundaries'));
    L.polygon(rings, { ...OUTLINE, attribution }).addTo(map);
    for (const { lat, lng, mark, name } of onePerPosition(places)) {
      const icon = L.divIcon({ className: 'place', html: mark, iconSize: [20 + 6 * mark.length, 26] });
      L.marker([lat, lng], { icon, alt: name, title: name, keyboard: false }).addTo(map);
    }
    // The position of a single place has no meaning alone, so the map shows the whole ward.
    const around = places.length === 1 ? rings.flat(2) : [];
    const shown = [...places.map(({ lat, lng }) => [lat, lng] as [number, number]), ...around];
    map.fitBounds(L.latLngBounds(shown), WITH_MARGIN);
    return () => void map.remove();
  }, [key]);
  return <div ref={element} class="map map-small" role="application" aria-label={label} />;
}
