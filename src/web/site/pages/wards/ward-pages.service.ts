import { Inject, Injectable } from '@nestjs/common';
import { GeographyQueries, WardAddresses, WardAddressQueries } from '../../../../accountability';
import type { CitySlug } from '../../../../kernel/cities';
import { DomainError, foundOr } from '../../../../platform/http/domain-error';
import { WardQueries } from '../../../../public-read';
import type { Words } from '../../i18n/translate';
import { type Page, SeeOther } from '../../page';
import { CityIssueQueries } from '../city/city-issues.queries';
import type { PosterPlace } from '../posters/page';
import { RepairFigureQueries } from '../repair-figures.queries';
import { wardPage, wardsPage } from './page';
import { WardFigureQueries } from './ward-figures.queries';
import { WardTimelinessQueries } from './ward-timeliness.queries';

const NEWEST = 10;
const NOT_FOUND = new DomainError('notFound', 'There is no such ward');

/** The pages of the wards of a city. */
@Injectable()
export class WardPagesService {
  @Inject() private readonly repairs!: RepairFigureQueries;

  constructor(
    private readonly wards: WardQueries,
    private readonly figures: WardFigureQueries,
    private readonly timeliness: WardTimelinessQueries,
    private readonly issues: CityIssueQueries,
    private readonly addresses: WardAddressQueries,
    private readonly geography: GeographyQueries,
  ) {}

  async list(words: Words, city: CitySlug): Promise<Page> {
    const wards = await this.wards.rated(city);
    return wardsPage(words, {
      city,
      wards,
      addresses: new WardAddresses(wards.map(({ code }) => code)),
      figures: await this.figures.of(city),
      timeliness: await this.timeliness.of(city),
    });
  }

  /**
   * @param part the address of the ward, or its code, from which the former address redirects
   * @throws DomainError `notFound`
   */
  async one(words: Words, city: CitySlug, part: string): Promise<Page | SeeOther> {
    const addresses = await this.addresses.inCity(city);
    const code = foundOr(addresses.codeAt(part), NOT_FOUND);
    const address = addresses.of(code);
    if (address !== part) return new SeeOther(`/${city}/wards/${encodeURIComponent(address)}`, [], 301);
    return wardPage(words, {
      city,
      address,
      ward: foundOr(await this.wards.ward(city, code), NOT_FOUND),
      figures: (await this.figures.of(city)).filter(({ ward }) => ward === code),
      timeliness: (await this.timeliness.of(city)).find(({ ward }) => ward === code),
      confirmation: (await this.repairs.of(city, 'ward')).find(({ key }) => key === code),
      places: await this.placesOf(city, code),
      newest: await this.issues.page(city, { ward: code, sort: 'newest' }, {}, NEWEST),
    });
  }

  /** The pincodes of a ward, each with its area. */
  private async placesOf(city: CitySlug, code: string): Promise<PosterPlace[]> {
    const places = await this.geography.pincodes(city);
    return places.filter(({ ward }) => ward === code).map(({ pincode, area }) => ({ pincode, area }));
  }
}
