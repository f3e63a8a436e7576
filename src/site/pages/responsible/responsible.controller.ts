import { Get, Query } from '@nestjs/common';
import { ChainQueries } from '../../../accountability/chain.queries';
import { JurisdictionNotFound } from '../../../accountability/accountability.errors';
import { ChainQueryDto } from '../../../accountability/dto/chain.dto';
import { check } from '../../../api/validation/request-validation.pipe';
import type { CitySlug } from '../../../kernel/cities';
import type { Words } from '../../i18n/translate';
import type { Page } from '../../page';
import { CityParam, PageWords, SiteController, SitePage } from '../../site.decorators';
import { responsiblePage, type ResponsibleState } from './page';
import { ResponsibleQueryDto } from './responsible.dto';

/** Who is responsible for a place. */
@SiteController()
export class ResponsibleController {
  constructor(private readonly chains: ChainQueries) {}

  @Get(':city/responsible')
  @SitePage('The offices responsible for a pincode or a point')
  async show(
    @PageWords() words: Words,
    @CityParam() city: CitySlug,
    @Query() query: ResponsibleQueryDto,
  ): Promise<Page> {
    return responsiblePage(words, city, { query, ...(await this.answer(query)) });
  }

  private async answer(query: ResponsibleQueryDto): Promise<Pick<ResponsibleState, 'chain' | 'problems'>> {
    const given = Object.entries(query).filter(([, text]) => text !== undefined && text !== '');
    if (given.length === 0) return { problems: {} };
    const { value, problems = [] } = check(ChainQueryDto, Object.fromEntries(given));
    if (!value) {
      const isPoint = problems.every(({ field }) => field === 'lat' || field === 'lng');
      return { problems: isPoint ? { lat: 'problem.point' } : { pincode: 'problem.pincode' } };
    }
    try {
      return { chain: await this.chains.at(value, value.category), problems: {} };
    } catch (error) {
      if (error instanceof JurisdictionNotFound) return { problems: { pincode: 'problem.nowhere' } };
      throw error;
    }
  }
}
