import { Injectable } from '@nestjs/common';
import {
  type Chain,
  ChainQueries,
  ChainQueryDto,
  JurisdictionNotFound,
  type PincodeWard,
  PincodeWardQueries,
} from '../../../../accountability';
import { check } from '../../../../api/validation/request-validation.pipe';
import { CATEGORY_SLUGS, type CategorySlug } from '../../../../kernel/categories';
import type { CitySlug } from '../../../../kernel/cities';
import { typedPoint } from '../../../../kernel/typed-point';
import { typedPincode } from '../../../../kernel/text/typed-text';
import { oneOf, queryOf } from '../../forms/form-fields';
import type { Problem } from '../../kit/fields';
import type { ResponsibleState } from './page';
import type { ResponsibleQueryDto } from './responsible.dto';

type Answer = Pick<ResponsibleState, 'chain' | 'wards' | 'problems'>;

/** Finds the offices responsible for a place. */
@Injectable()
export class ResponsibleAnswersService {
  constructor(
    private readonly chains: ChainQueries,
    private readonly pincodes: PincodeWardQueries,
  ) {}

  /**
   * The offices for the place in a query, whose values are typed as in the report form; without any value, neither an
   * answer nor a problem. A pincode in several wards is answered by these, until one is chosen.
   */
  async to(city: CitySlug, query: ResponsibleQueryDto): Promise<Answer> {
    if (Object.values(query).every((text) => text === undefined || text === '')) return { problems: {} };
    const pincode = typedPincode(query.pincode ?? '');
    const { lat, lng, isSwapped } = typedPoint(query.lat ?? '', query.lng ?? '');
    const hasPoint = lat !== undefined || lng !== undefined;
    if (pincode === '' && !hasPoint) return { problems: { pincode: 'problem.pincodeOrPoint' } };
    if (isSwapped) return { problems: { lat: 'problem.swapped' } };
    // An unknown category counts as none.
    const category = oneOf(CATEGORY_SLUGS, query.category);
    const asked = { ...(pincode !== '' && { pincode }), ...(hasPoint && { lat, lng }), category };
    const { value, problems = [] } = check(ChainQueryDto, asked);
    if (!value) return { problems: problemsOf(problems.map(({ field }) => field)) };
    const field = pincode === '' ? 'lat' : 'pincode';
    try {
      const wards = hasPoint ? [] : (await this.pincodes.of(pincode)).filter((ward) => ward.city === city);
      const ward = wards.length === 1 ? wards[0] : wards.find((each) => each.ward === query.ward);
      if (!ward && wards.length > 0) return { wards, problems: {} };
      const chain = await (ward ? this.chainOf(ward, pincode, category) : this.chains.at(value, category));
      const there = chain.jurisdiction.city;
      return there === city ? { chain, problems: {} } : { problems: { [field]: elsewhere(there, query) } };
    } catch (error) {
      if (error instanceof JurisdictionNotFound) return { problems: { [field]: 'problem.nowhere' } };
      throw error;
    }
  }

  /** @throws JurisdictionNotFound if its record was removed meanwhile */
  private async chainOf(ward: PincodeWard, pincode: string, category?: CategorySlug): Promise<Chain> {
    const { city, area, jurisdictionId } = ward;
    const place = { by: 'pincode' as const, pincode, city, ward: ward.ward, area, jurisdictionId };
    const chain = await this.chains.of(place, category);
    if (!chain) throw new JurisdictionNotFound();
    return chain;
  }
}

/** The problems of the refused fields. */
function problemsOf(fields: readonly string[]): Answer['problems'] {
  return {
    ...(fields.includes('pincode') && { pincode: 'problem.pincode' as const }),
    ...(fields.some((field) => field === 'lat' || field === 'lng') && { lat: 'problem.point' as const }),
  };
}

/** A place in another city is answered on that city's page. */
function elsewhere(city: CitySlug, query: ResponsibleQueryDto): Problem {
  const path = `/${city}/responsible${queryOf({ ...query })}`;
  return { key: 'problem.elsewhere', city, link: { path, text: 'responsible.title' } };
}
