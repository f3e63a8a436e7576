import { answerOf, api, type Schemas } from '../../api';
import { useCity } from '../../city';
import { useRead } from '../../kit/reads/hooks';
import { Loaded } from '../../kit/reads/loaded';
import { Page } from '../../kit/page';
import { Table } from '../../kit/table';

type Count = Schemas['SubscriptionCount'];
const KINDS: Record<Count['kind'], string> = {
  issue: 'Issues',
  ward: 'Wards',
  category: 'Categories',
  place: 'Places',
};
const FREQUENCIES: Record<Count['frequency'], string> = {
  instant: 'at once',
  daily: 'every day',
  weekly: 'every week',
};

/** The numbers of subscriptions in a city (docs/api/alerts.md#counts). */
export default function Alerts() {
  const city = useCity();
  const counts = useRead(city, () =>
    answerOf(api.GET('/api/admin/alerts/subscriptions', { params: { query: { cityId: city } } })),
  );
  return (
    <Page title="Alerts">
      <p>What people follow by mail, without an account. Their addresses are not shown to anyone.</p>
      <Loaded of={counts} empty="Nobody follows anything in this city.">
        {(rows) => (
          <Table
            caption="Subscriptions"
            rows={rows}
            keyOf={({ kind, frequency }) => `${kind} ${frequency}`}
            columns={[
              { label: 'Followed', value: ({ kind }) => KINDS[kind] },
              { label: 'How often', value: ({ frequency }) => FREQUENCIES[frequency] },
              { label: 'Confirmed', value: ({ confirmed }) => confirmed },
              { label: 'Not confirmed yet', value: ({ total, confirmed }) => total - confirmed },
            ]}
          />
        )}
      </Loaded>
    </Page>
  );
}
