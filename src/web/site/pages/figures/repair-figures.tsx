import type { CategorySlug } from '../../../../kernel/categories';
import type { CitySlug } from '../../../../kernel/cities';
import { textIn } from '../../../../kernel/languages';
import { type ConfirmationFigure, type ConfirmationGroup, MIN_SHOWN } from '../../../../resolution';
import type { Key, Words } from '../../i18n/translate';
import { useView } from '../../view';
import type { WardLabels } from './figure-tables';

/** What people say about repairs, by one property of the issues. */
export interface RepairTable {
  by: ConfirmationGroup;
  rows: ReadonlyArray<{ name: string; figure: ConfirmationFigure }>;
}

const HEADINGS: Record<ConfirmationGroup, Key> = {
  ward: 'filter.ward',
  category: 'filter.category',
  department: 'confirm.figureDepartment',
  unit: 'confirm.figureUnit',
};

/** The figures by a property, each with its name in a language, in the order of the names. */
export function repairTable(
  words: Words,
  by: ConfirmationGroup,
  figures: readonly ConfirmationFigure[],
  wards: WardLabels,
): RepairTable {
  const nameOf = ({ key, name }: ConfirmationFigure) => {
    if (by === 'ward') return wards.get(key) ?? key;
    return by === 'category' ? words.text(`category.${key as CategorySlug}`) : textIn(name, words.language);
  };
  const { compare } = new Intl.Collator(words.language, { numeric: true });
  const rows = figures.map((figure) => ({ name: nameOf(figure), figure }));
  return { by, rows: rows.sort((a, b) => compare(a.name, b.name)) };
}

/** What people say about the repairs of a city: by ward, category, department and unit, never by person. */
export function RepairFigures({ city, tables }: { city: CitySlug; tables: readonly RepairTable[] }) {
  const { t, words } = useView();
  return (
    <section id="repairs">
      <h2>{t('confirm.figure')}</h2>
      <p>{t('confirm.figureHow', { n: words.number(MIN_SHOWN) })}</p>
      {tables
        .filter(({ rows }) => rows.length > 0)
        .map((table) => (
          <details open={table.by === 'ward'}>
            <summary>{t(HEADINGS[table.by])}</summary>
            <Rows table={table} />
            <p>
              <a href={`/data/${city}/confirmations.csv?by=${table.by}`}>{t('figures.csv')}</a>
            </p>
          </details>
        ))}
    </section>
  );
}

function Rows({ table: { by, rows } }: { table: RepairTable }) {
  const { t, words } = useView();
  const share = (count: number | null, n: number) =>
    count === null ? '–' : words.percent((100 * count) / n);
  const columns: Key[] = [
    'confirm.figureConfirmed',
    'confirm.figureDisputed',
    'confirm.figureUnconfirmed',
    'confirm.figureNotRepaired',
    'confirm.figureDecided',
  ];
  return (
    <div class="table" tabIndex={0} role="region" aria-label={t(HEADINGS[by])}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t(HEADINGS[by])}</th>
            {columns.map((column) => (
              <th scope="col" class="n">
                {t(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, figure: { confirmed, disputed, unconfirmed, notRepaired, n } }) => (
            <tr>
              <th scope="row">{name}</th>
              {[confirmed, disputed, unconfirmed, notRepaired].map((count) => (
                <td class="n figure">{share(count, n)}</td>
              ))}
              <td class="n figure">{words.number(n)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
