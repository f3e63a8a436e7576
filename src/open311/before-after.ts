import type { BeforeAfterJson } from '../issues';
import { mediaUrl } from '../kernel/media-types';
import type { PhotoFlag } from '../kernel/outcome-reasons';

/** A photo of a repair beside one of the report, by their URLs. */
interface BeforeAfter {
  before_url: string | null;
  after_url: string;
  flags: PhotoFlag[];
}

/** The photos of a repair (docs/open311.md#requests). @param baseUrl the base of URLs */
export function beforeAfterOf(pairs: readonly BeforeAfterJson[] | null, baseUrl: string): BeforeAfter[] {
  return (pairs ?? []).map(({ before, after, flags }) => ({
    before_url: before && mediaUrl(baseUrl, before.id),
    after_url: mediaUrl(baseUrl, after.id),
    flags: flags ?? [],
  }));
}
