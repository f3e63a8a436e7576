import { Injectable } from '@nestjs/common';
import { CityAreas } from '../../accountability';
import type { NewIssue } from '../../issues';
import { CITIES, type CitySlug } from '../../kernel/cities';
import { type FieldProblem, InvalidInput } from '../../platform/http/domain-error';
import { categoryOf } from '../services/service.queries';
import type { ReportDto } from './report.dto';
import { pincodeIn, titleOf } from './report-text';

/** How far outside its city the position of a report may be. */
const MAX_DISTANCE_KM = 5;

/** Converts a report to the issue that is created from it. */
@Injectable()
export class ReportDraftsService {
  constructor(private readonly areas: CityAreas) {}

  /** @throws ServiceUnknown; InvalidInput for a position outside the city */
  async of(city: CitySlug, report: ReportDto): Promise<NewIssue> {
    const category = categoryOf(city, report.service_code);
    const { lat, long: lng, address_string: address = '', description = category.displayName } = report;
    const point = lat === undefined || lng === undefined ? undefined : { lat, lng };
    const problems = point ? await this.problemsOfPlace(city, point) : [];
    if (problems.length > 0) throw new InvalidInput(problems);
    const cityName = CITIES.find(({ slug }) => slug === city)?.displayName ?? city;
    return {
      title: titleOf(description, category.displayName, { place: address || cityName, city: cityName }),
      description,
      city,
      category: category.slug,
      priority: report.attribute.priority?.[0] ?? 'medium',
      source: 'open311',
      ...(point ? { location: { ...point, address } } : { address, pincode: pincodeIn(address) }),
    };
  }

  /** Why a point cannot be reported to a city; empty if it can. */
  async problemsOfPlace(city: CitySlug, point: { lat: number; lng: number }): Promise<FieldProblem[]> {
    if (await this.areas.isWithin(city, point, MAX_DISTANCE_KM)) return [];
    return [
      { field: 'lat', message: `and long are more than ${MAX_DISTANCE_KM} km outside the jurisdiction` },
    ];
  }
}
