/**
 * How long browsers and CDNs may reuse a public read, in seconds: hidden content must disappear within thirty seconds,
 * including the time of transfer.
 */
export const PUBLIC_MAX_AGE_S = 20;
