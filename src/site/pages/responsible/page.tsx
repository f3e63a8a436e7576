import type { AccountabilityChainDto } from '../../../accountability';
import { CATEGORY_SLUGS } from '../../../kernel/categories';
import type { CitySlug } from '../../../kernel/cities';
import type { Words } from '../../i18n/translate';
import { type Problems, Refusal, Select, TextField } from '../../kit/fields';
import { Offices } from '../../kit/offices';
import { Page } from '../../page';
import { useView } from '../../view';
import type { ResponsibleQueryDto } from './responsible.dto';

/** The attribution of the records that are delivered with the service, as in NOTICE. */
const SOURCES = 'India Post (GODL-India), DataMeet (CC BY 4.0), HindustanTimesLabs (MIT)';

/** The query, and its answer or problems. */
export interface ResponsibleState {
  query: ResponsibleQueryDto;
  chain?: AccountabilityChainDto;
  problems: Problems;
}

/** The form that finds the offices responsible for a place, and its answer. */
export function responsiblePage(words: Words, city: CitySlug, state: ResponsibleState): Page {
  return new Page({
    title: words.text('responsible.title'),
    city,
    status: Object.keys(state.problems).length > 0 ? 422 : 200,
    main: <Responsible city={city} {...state} />,
    card: { description: words.text('responsible.lead') },
  });
}

function Responsible({ city, query, chain, problems }: ResponsibleState & { city: CitySlug }) {
  const { t } = useView();
  return (
    <>
      <p>{t('responsible.lead')}</p>
      <Form city={city} query={query} problems={problems} />
      {chain && (
        <section>
          <h2>{t('responsible.answer', { ward: chain.jurisdiction.ward })}</h2>
          <Offices chain={chain} />
          <p class="hint">{t('responsible.source', { sources: SOURCES })}</p>
        </section>
      )}
    </>
  );
}

function Form({ city, query, problems }: ResponsibleState & { city: CitySlug }) {
  const { t, link } = useView();
  return (
    <form method="get" action={link(`/${city}/responsible`)}>
      <Refusal problems={problems} />
      <TextField
        name="pincode"
        label={t('place.pincode')}
        hint={t('place.pincodeHint')}
        value={query.pincode}
        problem={problems.pincode}
        inputMode="numeric"
        maxLength={10}
      />
      <Select
        name="category"
        label={t('filter.category')}
        value={query.category}
        empty={t('filter.all')}
        choices={CATEGORY_SLUGS.map((value) => ({ value, label: t(`category.${value}`) }))}
      />
      <details open={query.lat !== undefined || query.lng !== undefined}>
        <summary>{t('place.pointTitle')}</summary>
        <TextField
          name="lat"
          label={t('place.lat')}
          value={query.lat}
          problem={problems.lat}
          inputMode="decimal"
        />
        <TextField name="lng" label={t('place.lng')} value={query.lng} inputMode="decimal" />
      </details>
      <button type="submit">{t('responsible.show')}</button>
    </form>
  );
}
