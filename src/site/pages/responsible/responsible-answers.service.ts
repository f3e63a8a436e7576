import { Injectable } from '@nestjs/common';
import { ChainQueries, ChainQueryDto, JurisdictionNotFound } from '../../../accountability';
import { check } from '../../../api/validation/request-validation.pipe';
import type { CitySlug } from '../../../kernel/cities';
import type { ResponsibleState } from './page';
import type { ResponsibleQueryDto } from './responsible.dto';

/** Answers who is responsible for a place. */
@Injectable()
export class ResponsibleAnswers {
  constructor(private readonly chains: ChainQueries) {}

  /** The offices of the place in a city that a query names; without one neither an answer nor a problem. */
  async to(
    city: CitySlug,
    query: ResponsibleQueryDto,
  ): Promise<Pick<ResponsibleState, 'chain' | 'problems'>> {
    const given = Object.entries(query).filter(([, text]) => text !== undefined && text !== '');
    if (given.length === 0) return { problems: {} };
    const { value, problems = [] } = check(ChainQueryDto, Object.fromEntries(given));
    if (!value) {
      const isPoint = problems.every(({ field }) => field === 'lat' || field === 'lng');
      return { problems: isPoint ? { lat: 'problem.point' } : { pincode: 'problem.pincode' } };
    }
    try {
      const chain = await this.chains.at(value, value.category);
      // Another city's place is answered on that city's page.
      return chain.jurisdiction.city === city
        ? { chain, problems: {} }
        : { problems: { pincode: 'problem.nowhere' } };
    } catch (error) {
      if (error instanceof JurisdictionNotFound) return { problems: { pincode: 'problem.nowhere' } };
      throw error;
    }
  }
}
