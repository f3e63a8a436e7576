import { CITY_SLUGS } from '../../../../kernel/cities';
import type { Words } from '../../i18n/translate';
import { Page } from '../../page';
import { useView } from '../../view';

/** Asks for the city of a report: each city has its own form. */
export function reportCitiesPage(words: Words): Page {
  return new Page({ title: words.text('nav.report'), main: <ReportCities /> });
}

function ReportCities() {
  const { t, link } = useView();
  return (
    <>
      <p>{t('report.chooseCity')}</p>
      <ul class="cities">
        {CITY_SLUGS.map((city) => (
          <li>
            <a href={link(`/${city}/report`)}>{t(`city.${city}`)}</a>
          </li>
        ))}
      </ul>
    </>
  );
}
