import { Injectable } from '@nestjs/common';
import { GeographyQueries } from '../../../../accountability';
import { type CityFigures, IssueQueries } from '../../../../issues';
import type { CitySlug } from '../../../../kernel/cities';
import { Clock } from '../../../../kernel/time/clock';
import { type CityMap, CityMapsService } from '../../city-maps.service';
import { TtlCache } from '../../ttl-cache';
import type { Words } from '../../i18n/translate';
import { type CityIssueFilter, type CityIssuePage, CityIssueQueries } from './city-issues.queries';
import { type CityListQueryDto, filterOf, isMisread, isTooLong } from './city-list.dto';
import { searchWords } from './search-words';

const PAGE_SIZE = 20;

/** The data of a city's page. */
export interface CityList {
  city: CitySlug;
  filter: CityIssueFilter;
  /** Whether the URL has unknown values: such a page is not cached. */
  isMisread: boolean;
  /** Whether the search text is too long, so that nothing is searched for. */
  isRefused: boolean;
  page: CityIssuePage;
  figures: CityFigures;
  wards: ReadonlyArray<{ code: string; name: string }>;
  map: CityMap;
}

/** The issues of a city, with its statistics, wards and map. */
@Injectable()
export class CityListService {
  private readonly wards: TtlCache<CitySlug, Array<{ code: string; name: string }>>;

  constructor(
    private readonly lists: CityIssueQueries,
    private readonly issues: IssueQueries,
    private readonly maps: CityMapsService,
    geography: GeographyQueries,
    clock: Clock,
  ) {
    this.wards = new TtlCache(clock, (city) => geography.wardNames(city));
  }

  /** @param words the reader's language, in which a search may name a category */
  async of(words: Words, city: CitySlug, query: CityListQueryDto): Promise<CityList> {
    const filter = filterOf(query);
    const isRefused = isTooLong(filter);
    const asked = { ...filter, ...(filter.q && { words: searchWords(filter.q, words) }) };
    // One after another: asked together, on two connections, they took no less processor time (npm run bench -- pages).
    return {
      city,
      filter,
      isMisread: isMisread(query, filter),
      isRefused,
      page: isRefused ? { items: [] } : await this.lists.page(city, asked, query, PAGE_SIZE),
      figures: await this.issues.figuresOf(city),
      wards: await this.wards.of(city),
      map: await this.maps.of(city),
    };
  }
}
