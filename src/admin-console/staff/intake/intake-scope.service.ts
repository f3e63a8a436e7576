import { Injectable } from '@nestjs/common';
import { PlaceQueries } from '../../../accountability';
import type { ConsoleActor } from '../../../kernel/console';
import { Forbidden } from '../../../platform/http/domain-error';
import type { NewIntakeDto } from './intake.dto';

/** The maximum wait for a geocoder; without its answer the nearest known place counts. */
const GEOCODER_MS = 2_000;

/** Restricts the reports that an account takes to its categories and wards; its cities are those of the guard. */
@Injectable()
export class IntakeScopeService {
  constructor(private readonly places: PlaceQueries) {}

  /** @throws Forbidden for another category, and for a place that is in none of the wards, or unknown */
  async assertMay(
    { scope: { categories, wards } }: Pick<ConsoleActor, 'scope'>,
    report: Pick<NewIntakeDto, 'category' | 'location' | 'pincode'>,
  ): Promise<void> {
    const { category } = report;
    if (categories && category && !categories.includes(category))
      throw new Forbidden('The category is not one of your account');
    if (wards && !wards.includes((await this.wardOf(report)) ?? ''))
      throw new Forbidden('The place is in no ward of your account');
  }

  /** The ward of a report, as it will be placed. */
  private async wardOf({
    location: { lat, lng } = {},
    pincode,
  }: Pick<NewIntakeDto, 'location' | 'pincode'>): Promise<string | undefined> {
    const point = lat === undefined || lng === undefined ? undefined : { lat, lng };
    const known = pincode === undefined ? undefined : await this.places.atPincode(pincode, point);
    if (known || !point) return known?.ward;
    return (await this.places.aroundPoint(point, GEOCODER_MS))?.ward;
  }
}
