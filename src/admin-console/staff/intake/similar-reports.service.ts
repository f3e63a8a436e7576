import { Injectable } from '@nestjs/common';
import { PincodeWardQueries } from '../../../accountability';
import { type SimilarIssue, SimilarIssues, type SimilarTitle, SimilarTitles } from '../../../issues';
import type { SimilarQueryDto } from './intake.dto';

/** Finds open issues that may be what somebody is about to report. */
@Injectable()
export class SimilarReportsService {
  constructor(
    private readonly pincodes: PincodeWardQueries,
    private readonly titles: SimilarTitles,
    private readonly issues: SimilarIssues,
  ) {}

  /** Those near the point; without one, those of the pincode with a similar title; none without both. */
  async of(draft: SimilarQueryDto): Promise<Array<SimilarIssue | SimilarTitle>> {
    const { cityId: city, category, title, pincode, lat, lng } = draft;
    if (lat !== undefined && lng !== undefined)
      return this.issues.near({ lat, lng, city, category, text: title });
    if (pincode === undefined) return [];
    const wards = (await this.pincodes.of(pincode)).filter((ward) => ward.city === city);
    return this.titles.near({ city, pincode, wards: wards.map(({ ward }) => ward), category, title });
  }
}
