import { Injectable } from '@nestjs/common';
import { GeographyQueries } from '../../../../accountability';
import type { CitySlug } from '../../../../kernel/cities';
import { CONFIRMATION_GROUPS } from '../../../../resolution';
import { Config } from '../../../../platform/config/config';
import { markedCell } from '../../../../platform/http/csv-cell';
import { DomainError, foundOr } from '../../../../platform/http/domain-error';
import { oneOf } from '../../forms/form-fields';
import type { Words } from '../../i18n/translate';
import { wardLabel } from '../../kit/ward-label';
import type { Page } from '../../page';
import { RepairFigureQueries } from '../repair-figures.queries';
import { CityFigureQueries } from './city-figures.queries';
import { type FigureTable, SORTS, TABLES, tablesOf, type WardLabels } from './figure-tables';
import { figuresPage } from './page';
import { type RepairTable, repairTable } from './repair-figures';

const NOT_FOUND = new DomainError('notFound', 'There is no such table');

/** The page of a city's figures, and the files of its tables. */
@Injectable()
export class FigurePagesService {
  constructor(
    private readonly figures: CityFigureQueries,
    private readonly repairs: RepairFigureQueries,
    private readonly geography: GeographyQueries,
    private readonly config: Config,
  ) {}

  /** @param sort what the table of wards is sorted by; by the ward if it is nothing of that kind */
  async page(words: Words, city: CitySlug, sort: string | undefined): Promise<Page> {
    const { months, speed } = await this.figures.of(city);
    return figuresPage(words, {
      city,
      months,
      speed,
      tables: await this.tables(words, city, sort),
      sort: oneOf(SORTS, sort) ?? 'ward',
      repairs: await this.repairTables(words, city),
      licence: this.config.settings.DATA_LICENSE,
    });
  }

  /**
   * A table as CSV, in the words of its page, with a byte order mark, by which spreadsheets know the encoding.
   * @throws DomainError `notFound` if there is no such table
   */
  async csv(words: Words, city: CitySlug, name: string, sort: string | undefined): Promise<Buffer> {
    foundOr(oneOf(TABLES, name), NOT_FOUND);
    const table = (await this.tables(words, city, sort)).find((each) => each.name === name);
    const { columns, rows } = foundOr(table, NOT_FOUND);
    // Loaded with the first file, not at start.
    const { stringify } = await import('csv-stringify/sync');
    const cells = [columns.map(({ label }) => label), ...rows].map((row) => row.map(markedCell));
    return Buffer.from(stringify(cells, { bom: true, record_delimiter: 'windows' }));
  }

  private async tables(words: Words, city: CitySlug, sort: string | undefined): Promise<FigureTable[]> {
    const labels = await this.wardLabels(city);
    return tablesOf(words, await this.figures.of(city), labels, oneOf(SORTS, sort) ?? 'ward');
  }

  private async repairTables(words: Words, city: CitySlug): Promise<RepairTable[]> {
    const labels = await this.wardLabels(city);
    const tables: RepairTable[] = [];
    for (const by of CONFIRMATION_GROUPS)
      tables.push(repairTable(words, by, await this.repairs.of(city, by), labels));
    return tables;
  }

  private async wardLabels(city: CitySlug): Promise<WardLabels> {
    const wards = await this.geography.wardNames(city);
    return new Map(wards.map((ward) => [ward.code, wardLabel(ward)]));
  }
}
