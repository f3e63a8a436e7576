import { Injectable } from '@nestjs/common';
import { CityAreas, PincodeWardQueries } from '../../../accountability';
import type { FieldProblem } from '../../../platform/http/domain-error';
import type { NewIntakeDto } from './intake.dto';

/** How far outside its city a report may be, as for reports of Open311. */
const MAX_DISTANCE_KM = 5;

/** Checks the place of a report. */
@Injectable()
export class IntakePlacesService {
  constructor(
    private readonly areas: CityAreas,
    private readonly pincodes: PincodeWardQueries,
  ) {}

  /** Why the place is none of the city: a mistake of whoever typed it. Empty if it may be one. */
  async problemsOf({ cityId, location, pincode }: NewIntakeDto): Promise<FieldProblem[]> {
    const problems: FieldProblem[] = [];
    const { lat, lng } = location ?? {};
    const isPoint = lat !== undefined && lng !== undefined;
    if (isPoint && !(await this.areas.isWithin(cityId, { lat, lng }, MAX_DISTANCE_KM)))
      problems.push({ field: 'location', message: `is more than ${MAX_DISTANCE_KM} km outside the city` });
    const wards = pincode === undefined ? [] : await this.pincodes.of(pincode);
    if (wards.length > 0 && !wards.some(({ city }) => city === cityId))
      problems.push({ field: 'pincode', message: 'is one of another city' });
    return problems;
  }
}
