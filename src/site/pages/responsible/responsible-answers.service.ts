import { Injectable } from '@nestjs/common';
import { ChainQueries, ChainQueryDto, JurisdictionNotFound } from '../../../accountability';
import { check } from '../../../api/validation/request-validation.pipe';
import { CATEGORY_SLUGS } from '../../../kernel/categories';
import type { CitySlug } from '../../../kernel/cities';
import { oneOf, queryOf } from '../../forms/form-fields';
import { degreesOf, pincodeOf } from '../../forms/form-numbers';
import type { Problem } from '../../kit/fields';
import type { ResponsibleState } from './page';
import type { ResponsibleQueryDto } from './responsible.dto';

type Answer = Pick<ResponsibleState, 'chain' | 'problems'>;

/** Finds the offices responsible for a place. */
@Injectable()
export class ResponsibleAnswers {
  constructor(private readonly chains: ChainQueries) {}

  /**
   * The offices for the place in a query, whose values are typed as in the report form; without any value, neither an
   * answer nor a problem.
   */
  async to(city: CitySlug, query: ResponsibleQueryDto): Promise<Answer> {
    if (Object.values(query).every((text) => text === undefined || text === '')) return { problems: {} };
    const pincode = pincodeOf(query.pincode ?? '');
    const [lat, lng] = [degreesOf(query.lat ?? ''), degreesOf(query.lng ?? '')];
    const hasPoint = lat !== undefined || lng !== undefined;
    if (pincode === '' && !hasPoint) return { problems: { pincode: 'problem.pincodeOrPoint' } };
    // An unknown category counts as none.
    const category = oneOf(CATEGORY_SLUGS, query.category);
    const asked = { ...(pincode !== '' && { pincode }), ...(hasPoint && { lat, lng }), category };
    const { value, problems = [] } = check(ChainQueryDto, asked);
    if (!value) return { problems: problemsOf(problems.map(({ field }) => field)) };
    const field = pincode === '' ? 'lat' : 'pincode';
    try {
      const chain = await this.chains.at(value, category);
      const there = chain.jurisdiction.city;
      return there === city ? { chain, problems: {} } : { problems: { [field]: elsewhere(there, query) } };
    } catch (error) {
      if (error instanceof JurisdictionNotFound) return { problems: { [field]: 'problem.nowhere' } };
      throw error;
    }
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
