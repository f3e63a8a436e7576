/** An endpoint of GeoReport. */
export class EndpointDto {
  /** @example "http://wiki.open311.org/GeoReport_v2" */
  specification!: string;
  /** @example "https://issues.example.org/open311/v2" */
  url!: string;
  /** When it last changed. @example "2026-11-22T00:00:00Z" */
  changeset!: string;
  /** @example production */
  type!: string;
  /** @example ["text/xml", "application/json"] */
  formats!: string[];
}

/** The discovery document. */
export class DiscoveryDto {
  /** When it last changed. @example "2026-11-22T00:00:00Z" */
  changeset!: string;
  /** Where to get more information. */
  contact!: string;
  /** How to get a key. */
  key_service!: string;
  /** The endpoint of all cities first, then one for each. */
  endpoints!: EndpointDto[];
}
