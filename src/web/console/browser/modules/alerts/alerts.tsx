import { answerOf, api, type Schemas } from '../../api';
import { useCity } from '../../city';
import { useRead } from '../../kit/reads/hooks';
import { Loaded } from '../../kit/reads/loaded';
import { Page } from '../../kit/page';
import { Table } from '../../kit/table';
import { textOf } from '../../words';

type Count = Schemas['SubscriptionCount'];
const KINDS: Record<Count['kind'], string> = {
  issue: textOf('common.issues'),
  ward: textOf('common.wards'),
  category: textOf('common.categories'),
  place: textOf('integrations.places'),
};
const FREQUENCIES: Record<Count['frequency'], string> = {
  instant: textOf('integrations.atOnce'),
  daily: textOf('integrations.everyDay'),
  weekly: textOf('integrations.everyWeek'),
};

/** The numbers of subscriptions in a city (docs/api/alerts.md#counts). */
export default function Alerts() {
  const city = useCity();
  const counts = useRead(city, () =>
    answerOf(api.GET('/api/admin/alerts/subscriptions', { params: { query: { cityId: city } } })),
  );
  return (
    <Page title={textOf('module.alerts')}>
      <p>{textOf('integrations.whatPeopleFollowBy')}</p>
      <Loaded of={counts} empty={textOf('integrations.nobodyFollowsAnythingIn')}>
        {(rows) => (
          <Table
            caption={textOf('integrations.subscriptions')}
            rows={rows}
            keyOf={({ kind, frequency }) => `${kind} ${frequency}`}
            columns={[
              { label: textOf('integrations.followed'), value: ({ kind }) => KINDS[kind] },
              { label: textOf('integrations.howOften'), value: ({ frequency }) => FREQUENCIES[frequency] },
              { label: textOf('integrations.confirmed'), value: ({ confirmed }) => confirmed },
              {
                label: textOf('integrations.notConfirmedYet'),
                value: ({ total, confirmed }) => total - confirmed,
              },
            ]}
          />
        )}
      </Loaded>
    </Page>
  );
}
