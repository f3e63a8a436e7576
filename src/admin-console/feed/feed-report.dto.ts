import type { MediaType } from '../../kernel/media-types';
import { MEDIA_TYPE } from '../../kernel/named-values';
import { Count, ValueOf } from '../../api/openapi/answer-fields';

/** A point in degrees (WGS 84). */
export class ReportedPlaceDto {
  /** @example 19.0544 */
  lat!: number;
  /** @example 72.8324 */
  lng!: number;
}

/** A photo, video or post, as citizens see it. */
export class ReportedMediaDto {
  /** Its index among all media the issue ever had, as in `mediaTiles`. */
  @Count()
  index!: number;
  @ValueOf(MEDIA_TYPE)
  type!: MediaType;
  /** A path of this service, or the URL of a post. @example /media/med_01k0g4yq3fe8tr2v7b5x9cdm6h */
  url!: string;
}

/** The report of an issue. */
export class FeedReportDto {
  /** @example iss_01k0g4yq3fe8tr2v7b5x9cdm6h */
  issueId!: string;
  /** @example "A pothole as wide as a scooter has opened in the left lane just before the signal." */
  description!: string;
  /** Empty if none was given. @example "Hill Road" */
  address!: string;
  /** The code of the ward; empty until the issue is placed. @example H/West */
  ward!: string;
  /** null if the report had none. */
  location!: ReportedPlaceDto | null;
  /** The media that are not redacted; empty while the issue is hidden. */
  media!: ReportedMediaDto[];
  /** Whether its repair has to be shown by a photo. */
  photoNeeded!: boolean;
}
