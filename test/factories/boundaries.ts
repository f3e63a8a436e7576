import request from 'supertest';
import type { BoundaryImportDto } from '../../src/admin-console/geography/boundary-import.dto';
import { answerOf, type HttpAnswer } from '../support/network/http';
import type { TestService } from '../support/service/service';
import type { StaffMember } from './console';

/** A closed ring: a square with its south-west corner at a point; size in degrees. */
export function square(lng: number, lat: number, size: number): number[][] {
  const [east, north] = [lng + size, lat + size];
  return [
    [lng, lat],
    [east, lat],
    [east, north],
    [lng, north],
    [lng, lat],
  ];
}

/** The smallest boundary a ward can have, in Mumbai. */
export const TRIANGLE = {
  type: 'MultiPolygon' as const,
  coordinates: [
    [
      [
        [72.8, 19],
        [72.9, 19],
        [72.9, 19.1],
        [72.8, 19],
      ],
    ],
  ],
};

/** A GeoJSON file with a ring for each ward, by its code. */
export function boundaryFile(rings: Record<string, number[][]>): string {
  const features = Object.entries(rings).map(([code, ring]) => {
    return { type: 'Feature', properties: { code }, geometry: { type: 'Polygon', coordinates: [ring] } };
  });
  return JSON.stringify({ type: 'FeatureCollection', features });
}

/** Sends a file of boundaries to the console. @param query the query string, without the question mark */
export function sentBoundaries(
  { url }: TestService,
  { cookie }: StaffMember,
  file: string | Buffer,
  query = 'cityId=mumbai',
): Promise<HttpAnswer<BoundaryImportDto & { message: string | string[] }>> {
  return answerOf(
    request(url)
      .post(`/api/admin/geo/boundaries/import?${query}`)
      .set('cookie', cookie)
      .attach('file', Buffer.from(file), { filename: 'wards.geojson', contentType: 'application/geo+json' }),
  );
}
