import { CITY_SLUGS } from '../../kernel/cities';
import type { DiscoveryDto } from './discovery.dto';

const SPECIFICATION = 'http://wiki.open311.org/GeoReport_v2';
/** When the endpoints or their answers last changed for clients. */
const CHANGESET = '2026-11-23T00:00:00Z';
const FORMATS = ['text/xml', 'application/json'];

/** The endpoints of this service. @param baseUrl the base URL of the service */
export function presentDiscovery(baseUrl: string): DiscoveryDto {
  const bases = ['', ...CITY_SLUGS.map((city) => `/${city}`)];
  return {
    changeset: CHANGESET,
    contact: `What this service is, and who runs it: ${baseUrl}/about`,
    key_service: 'City staff register clients in the console; a key is shown once, when it is made',
    endpoints: bases.map((base) => ({
      specification: SPECIFICATION,
      url: `${baseUrl}/open311${base}/v2`,
      changeset: CHANGESET,
      type: 'production',
      formats: FORMATS,
    })),
  };
}
