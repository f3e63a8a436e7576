import type { Schemas } from '../../api';
import { cityAt, useCity } from '../../city';
import { DayChart } from '../../kit/bar-chart';
import { usePolledRead } from '../../kit/reads/hooks';
import { Loaded } from '../../kit/reads/loaded';
import { Page, Part } from '../../kit/page';
import { session } from '../../session';
import { useStore } from '../../store';
import { cachedDashboard, prefetchDashboard, readDashboard } from '../../shared-reads';
import { type GoListener, hrefOf, isSamePage } from '../../router';
import { textOf } from '../../words';

const REREAD_MS = 60_000;

/** Sends the first request before the page is built. */
export const prefetch: GoListener = (to, from) => {
  const city = cityAt(to);
  if (to.parts.length > 0 || (isSamePage(to, from) && cityAt(from) === city)) return;
  prefetchDashboard(city);
};

/** The figures of a city. */
export default function Dashboard() {
  const city = useCity();
  const { notice } = useStore(session);
  // The counts next to the modules were read with them: not older than the interval of this page.
  const known = cachedDashboard(city, REREAD_MS);
  const dashboard = usePolledRead(city, () => readDashboard(city, 0), REREAD_MS, known);
  return (
    <Page title={textOf('module.figures')}>
      {notice !== undefined && <p class="refused">{notice}</p>}
      <p class="acts">
        <a href={hrefOf('/feed', { city, status: 'new' })}>{textOf('setup.newIssues')}</a>
        <a href={hrefOf('/feed', { city, due: 'late' })}>{textOf('setup.lateIssues2')}</a>
        <a href={hrefOf('/feed', { city, state: 'disputed' })}>{textOf('setup.issuesAskedToReopen')}</a>
        <a href={hrefOf('/flags', { city })}>{textOf('module.flags')}</a>
      </p>
      <Loaded of={dashboard}>
        {({ kpis, late, disputed, series }) => (
          <>
            <dl class="figures">
              {kpis
                .filter(({ placeholder }) => !placeholder)
                .map((kpi) => (
                  <Kpi key={kpi.key} kpi={kpi} />
                ))}
              <Counted label={textOf('view.late')} of={late} />
              <Counted label={textOf('issue.askedToReopen')} of={disputed} />
            </dl>
            <Part title={textOf('setup.last14Days')}>
              <DayChart
                title={textOf('setup.issuesByDay')}
                bars={series.map(({ day, ...bar }) => ({ label: day, ...bar }))}
              />
            </Part>
          </>
        )}
      </Loaded>
    </Page>
  );
}

/** Labels for figures whose API label does not say what they count. */
const COUNTED: Readonly<Record<string, string>> = { overdue: textOf('setup.statusOverdue') };

/** What the differences of figures are to. */
const COMPARED: Readonly<Record<string, string>> = {
  reportsToday: textOf('setup.toYesterday'),
  reportsThisWeek: textOf('setup.toTheSevenDays'),
};

/**
 * A figure; those that are not measured are left out. It is not rated: an issue may be late without the status Overdue,
 * so that zero of them is not good by itself.
 */
function Kpi({ kpi: { key, label, value, delta } }: { kpi: Schemas['DashboardKpi'] }) {
  return (
    <div>
      <dt>{COUNTED[key] ?? label}</dt>
      <dd>
        <strong>{value}</strong>
        {delta !== null && (
          <span>
            {' '}
            {delta} {COMPARED[key]}
          </span>
        )}
      </dd>
    </div>
  );
}

/** A number that is counted up to a limit. */
function Counted({ label, of: { count, countIsExact } }: { label: string; of: Schemas['BoundedCount'] }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <strong>
          {count}
          {!countIsExact && '+'}
        </strong>
      </dd>
    </div>
  );
}
