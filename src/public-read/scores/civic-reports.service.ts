import { Injectable } from '@nestjs/common';
import { CITIES } from '../../kernel/cities';
import { OfficeQueries } from '../administrators/office.queries';
import { WardQueries } from '../wards/ward.queries';
import type { CivicReport, ReportUnit } from './civic-report.presenter';
import type { CivicReportQueryDto } from './civic-report.dto';

/** The civic reports of wards and pincodes (docs/api/public-read.md#civic-report). */
@Injectable()
export class CivicReportsService {
  constructor(
    private readonly wards: WardQueries,
    private readonly offices: OfficeQueries,
  ) {}

  /** The report of a pincode if both parameters ask for one, otherwise of a ward; also for unknown units. */
  async report({ cityId, kind, code, pin }: CivicReportQueryDto): Promise<CivicReport> {
    const unit =
      kind === 'pincode' && pin !== undefined
        ? await this.pincode(cityId, pin)
        : await this.ward(cityId, code);
    const city = CITIES.find(({ slug }) => slug === cityId);
    return {
      unit,
      city: { name: city?.displayName ?? '', subdomain: city?.subdomain ?? '' },
      offices: await this.offices.ofWard(cityId, unit.wardCode),
    };
  }

  private async ward(cityId: string, code: string): Promise<ReportUnit> {
    const ward = await this.wards.ward(cityId, code);
    const area = ward?.name ?? '';
    return { kind: 'Ward', code, area, wardCode: code, wardArea: area, wardScore: ward?.score ?? null };
  }

  private async pincode(cityId: string, pin: string): Promise<ReportUnit> {
    const place = await this.wards.pincode(cityId, pin);
    return {
      kind: 'Pincode',
      code: pin,
      area: place?.area ?? '',
      wardCode: place?.wardCode ?? '',
      wardArea: place?.wardName ?? '',
      wardScore: place?.score ?? null,
    };
  }
}
