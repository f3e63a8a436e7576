import type { AccountabilityChainDto, PincodeWard } from '../../../../accountability';
import { CATEGORY_SLUGS } from '../../../../kernel/categories';
import type { CitySlug } from '../../../../kernel/cities';
import type { Words } from '../../i18n/translate';
import { type Problems, Refusal, Select, TextField } from '../../kit/fields';
import { queryOf } from '../../forms/form-fields';
import { typedPincode } from '../../../../kernel/text/typed-text';
import { Offices } from '../../kit/offices';
import { pincodeWardLabel } from '../../kit/ward-label';
import { Page } from '../../page';
import { useView } from '../../view';
import type { ResponsibleQueryDto } from './responsible.dto';

/** The attribution of the records that are delivered with the service, as in NOTICE. */
const SOURCES = 'India Post (GODL-India), DataMeet (CC BY 4.0), HindustanTimesLabs (MIT)';

/** The query, and its answer or problems. */
export interface ResponsibleState {
  query: ResponsibleQueryDto;
  chain?: AccountabilityChainDto;
  /** The wards to choose from, if the pincode has several and none is chosen. */
  wards?: readonly PincodeWard[];
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

function Responsible({ city, query, chain, wards, problems }: ResponsibleState & { city: CitySlug }) {
  const { t } = useView();
  return (
    <>
      <p>{t('responsible.lead')}</p>
      <Form city={city} query={query} problems={problems} />
      {wards && <Wards city={city} query={query} wards={wards} />}
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

/** The wards that share the pincode, each with a link to its offices. */
function Wards({
  city,
  query: { pincode, category },
  wards,
}: Required<Pick<ResponsibleState, 'query' | 'wards'>> & { city: CitySlug }) {
  const { t, words, link } = useView();
  return (
    <section>
      <h2>{t('filter.ward')}</h2>
      <p>{t('place.wards', { pincode: typedPincode(pincode ?? ''), n: words.number(wards.length) })}</p>
      <ul>
        {wards.map((each) => (
          <li>
            <a
              href={link(`/${city}/responsible${queryOf({ pincode, category, ward: each.ward })}`)}
              dir="auto"
            >
              {pincodeWardLabel(each)}
            </a>
          </li>
        ))}
      </ul>
    </section>
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
