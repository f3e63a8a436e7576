import { Injectable } from '@nestjs/common';
import { GeographyQueries } from '../../../../accountability';
import type { CitySlug } from '../../../../kernel/cities';
import { DomainError } from '../../../../platform/http/domain-error';
import { queryOf } from '../../forms/form-fields';
import type { Words } from '../../i18n/translate';
import { type Page, SeeOther } from '../../page';
import { posterPage } from './page';
import { type PosterSubject, readPosterCode } from './poster-code';

/** The posters of places, and the short links that their codes have. */
@Injectable()
export class PostersService {
  constructor(private readonly geography: GeographyQueries) {}

  /** The report form with the place and the category of a poster. @throws DomainError `notFound` for an unknown code */
  async form(city: CitySlug, code: string): Promise<SeeOther> {
    const { pincode, category } = await this.subjectOf(city, code);
    return new SeeOther(`/${city}/report${queryOf({ pincode, category })}`, [], 302);
  }

  /** A page to be printed. @throws DomainError `notFound` for an unknown code */
  async poster(words: Words, city: CitySlug, code: string): Promise<Page> {
    const subject = await this.subjectOf(city, code);
    return posterPage(words, { city, ...subject });
  }

  private async subjectOf(city: CitySlug, code: string): Promise<PosterSubject & { area: string }> {
    const subject = readPosterCode(code);
    const places = subject ? await this.geography.pincodes(city) : [];
    const place = places.find(({ pincode }) => pincode === subject?.pincode);
    if (!subject || !place) throw new DomainError('notFound', 'There is no such poster');
    return { ...subject, area: place.area };
  }
}
