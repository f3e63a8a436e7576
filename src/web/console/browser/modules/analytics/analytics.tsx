import { answerOf, api, type Schemas } from '../../api';
import { useCity } from '../../city';
import { type Bar, DayChart, GroupChart } from '../../kit/bar-chart';
import { TextField } from '../../kit/forms/fields';
import { Beside, FormBody, useForm } from '../../kit/forms/form';
import { useRead } from '../../kit/reads/hooks';
import { Loaded } from '../../kit/reads/loaded';
import { Page } from '../../kit/page';
import { channelName, feedCategoryName } from '../../names';
import type { Refusal } from '../../refusal';
import { changeQuery, usePlace } from '../../router';
import { everyDay } from './days';
import { textOf } from '../../words';

/** Counts of a city in a period. */
export default function Analytics() {
  const city = useCity();
  const { query } = usePlace();
  const [from, to] = [query.get('from') ?? '', query.get('to') ?? ''];
  const figures = useRead([city, from, to].join(), () =>
    answerOf(
      api.GET('/api/admin/analytics', {
        params: { query: { cityId: city, ...(from && { from }), ...(to && { to }) } },
      }),
    ),
  );
  return (
    <Page title={textOf('module.analytics')} intro={textOf('setup.issuesThatAreNot')}>
      <Period key={[from, to].join()} from={from} to={to} refusal={figures.refusal} />
      <Beside fields={['from', 'to']} of={figures}>
        {(rest) => <Loaded of={rest}>{(data) => <Figures data={data} />}</Loaded>}
      </Beside>
    </Page>
  );
}

function Period({ from, to, refusal }: { from: string; to: string; refusal: Refusal | undefined }) {
  const show = (values: { from: string; to: string }) => {
    changeQuery(values, { replace: false });
    return Promise.resolve();
  };
  const form = useForm({ from, to }, show, { refusal });
  return (
    <FormBody form={form} submitLabel={textOf('setup.showThePeriod')} class="row">
      <TextField form={form} name="from" label={textOf('common.from')} type="date" />
      <TextField form={form} name="to" label={textOf('setup.toIncluded')} type="date" />
    </FormBody>
  );
}

/** The wards with the most reports first; issues that are not placed yet are in none. */
function wardsBySize(groups: readonly Schemas['AnalyticsGroup'][]): Schemas['AnalyticsGroup'][] {
  return groups
    .map((group) => ({ ...group, key: group.key || textOf('setup.noWard') }))
    .sort((one, other) => other.reported - one.reported);
}

function barsOf(groups: readonly Schemas['AnalyticsGroup'][]): Bar[] {
  return groups.map(({ key, ...bar }) => ({ label: key, ...bar }));
}

function Figures({ data }: { data: Schemas['Analytics'] }) {
  const charts: Array<[title: string, groups: Schemas['AnalyticsGroup'][]]> = [
    [textOf('setup.byWard'), wardsBySize(data.byWard)],
    [
      textOf('setup.byCategory'),
      data.byCategory.map((group) => ({ ...group, key: feedCategoryName(group.key) })),
    ],
    [textOf('setup.byChannel'), data.byChannel.map((group) => ({ ...group, key: channelName(group.key) }))],
  ];
  const hours = data.medianHoursToResolve;
  return (
    <>
      <p>
        {textOf('setup.medianTime', {
          from: data.from,
          to: data.to,
          value: hours === null ? textOf('setup.nothingWasResolved') : textOf('issue.hours', { hours }),
        })}
      </p>
      <DayChart title={textOf('setup.byDay')} bars={barsOf(everyDay(data.from, data.to, data.byDay))} />
      {charts.map(([title, groups]) => (
        <GroupChart key={title} title={title} bars={barsOf(groups)} />
      ))}
    </>
  );
}
