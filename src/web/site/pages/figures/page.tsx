import type { CitySlug } from '../../../../kernel/cities';
import { queryOf } from '../../forms/form-fields';
import type { Words } from '../../i18n/translate';
import { Figures } from '../../kit/issues';
import { Page } from '../../page';
import { useView } from '../../view';
import type { MonthFigure, Speed } from './city-figures.queries';
import { type FigureTable, type Sort, SORTS } from './figure-tables';
import { MonthChart } from './month-chart';
import { RepairFigures, type RepairTable } from './repair-figures';

/** A median or a share of fewer issues is not meaningful. */
const MIN_SAMPLE = 20;

interface CityFigures {
  city: CitySlug;
  months: readonly MonthFigure[];
  speed: Speed;
  tables: readonly FigureTable[];
  sort: Sort;
  /** What people say about repairs. */
  repairs: readonly RepairTable[];
  /** The licence of the data sets; undefined if the operator has named none. */
  licence: string | undefined;
}

/** The figures of a city: how much is reported and fixed, how fast, and what is still open. */
export function figuresPage(words: Words, figures: CityFigures): Page {
  const city = words.text(`city.${figures.city}`);
  return new Page({
    title: words.text('figures.title', { city }),
    city: figures.city,
    main: <FiguresOfCity {...figures} />,
    data: figures,
    card: { description: words.text('city.lead', { city }) },
  });
}

function FiguresOfCity({ city, months, speed, tables, sort, repairs, licence }: CityFigures) {
  const { t } = useView();
  return (
    <>
      <Speeds speed={speed} />
      <h2>{t('figures.byMonth')}</h2>
      <MonthChart months={months} />
      {tables.map((table) => (
        <TableOf city={city} table={table} sort={sort} />
      ))}
      <RepairFigures city={city} tables={repairs} />
      <details>
        <summary>{t('figures.method')}</summary>
        <p class="prose">{t('figures.how', { n: String(MIN_SAMPLE) })}</p>
      </details>
      <Sources city={city} licence={licence} />
    </>
  );
}

function Speeds({ speed: { fixed, medianDays, judged, onTime } }: { speed: Speed }) {
  const { t, words } = useView();
  const figures: Array<[string, string]> = [];
  if (medianDays !== null && fixed >= MIN_SAMPLE)
    figures.push([t('wards.median'), words.number(Math.round(10 * medianDays) / 10)]);
  if (judged >= MIN_SAMPLE) figures.push([t('wards.onTime'), words.percent((100 * onTime) / judged)]);
  return figures.length > 0 ? <Figures figures={figures} /> : null;
}

/** A table with a link to its file. That of the wards can be sorted; that of the months is below the drawing. */
function TableOf({ city, table, sort }: { city: CitySlug; table: FigureTable; sort: Sort }) {
  const { t, link } = useView();
  const { name, caption } = table;
  const rows = <Rows city={city} table={table} sort={sort} />;
  const file = `/${city}/figures/${name}.csv${queryOf({ sort: name === 'wards' ? sort : undefined })}`;
  return (
    <section id={name}>
      {name === 'months' ? (
        <details>
          <summary>{caption}</summary>
          {rows}
        </details>
      ) : (
        <>
          <h2>{caption}</h2>
          {rows}
        </>
      )}
      <p>
        <a href={link(file)}>{t('figures.csv')}</a>
      </p>
    </section>
  );
}

function Rows({ city, table, sort }: { city: CitySlug; table: FigureTable; sort: Sort }) {
  const { columns, rows, caption, name } = table;
  return (
    <div class="table" tabIndex={0} role="region" aria-label={caption}>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <Heading city={city} column={column} sort={name === 'wards' ? sort : undefined} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr>
              {row.map((cell, index) =>
                index === 0 ? (
                  <th scope="row">{cell}</th>
                ) : (
                  <td class={columns[index]?.isNumber ? 'n figure' : undefined}>{cell}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** @param sort what the table is sorted by; undefined if it cannot be sorted */
function Heading({
  city,
  column: { name, label, isNumber },
  sort,
}: {
  city: CitySlug;
  column: FigureTable['columns'][number];
  sort: Sort | undefined;
}) {
  const { link } = useView();
  const key = SORTS.find((each) => each === name);
  const isSorted = sort !== undefined && key === sort;
  return (
    <th
      scope="col"
      class={isNumber ? 'n' : undefined}
      aria-sort={isSorted ? (isNumber ? 'descending' : 'ascending') : undefined}
    >
      {sort !== undefined && key ? (
        <a href={link(`/${city}/figures${queryOf({ sort: key })}#wards`)}>{label}</a>
      ) : (
        label
      )}
    </th>
  );
}

function Sources({ city, licence }: Pick<CityFigures, 'city' | 'licence'>) {
  const { t } = useView();
  return (
    <section>
      <h2>{t('data.title')}</h2>
      <ul class="links">
        <li>
          <a href={`/data/${city}/issues.csv`}>CSV</a>
        </li>
        <li>
          <a href={`/data/${city}/issues.geojson`}>GeoJSON</a>
        </li>
        <li>
          <a href={`/data/${city}/datapackage.json`}>Data Package</a>
        </li>
        <li>
          <a href={`/feeds/${city}.atom`} type="application/atom+xml">
            {t('data.feed')}
          </a>
        </li>
        <li>
          <a href="/docs">{t('data.interface')}</a>
        </li>
      </ul>
      {licence && <p>{t('figures.licence', { name: licence })}</p>}
    </section>
  );
}
