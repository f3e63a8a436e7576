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
    <Page title="Figures">
      {notice !== undefined && <p class="refused">{notice}</p>}
      <p class="acts">
        <a href={hrefOf('/feed', { city, status: 'new' })}>New issues</a>
        <a href={hrefOf('/feed', { city, due: 'late' })}>Late issues</a>
        <a href={hrefOf('/feed', { city, state: 'disputed' })}>Issues asked to reopen</a>
        <a href={hrefOf('/flags', { city })}>Flags</a>
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
              <Counted label="Late" of={late} />
              <Counted label="Asked to reopen" of={disputed} />
            </dl>
            <Part title="Last 14 days">
              <DayChart
                title="Issues by day"
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
const COUNTED: Readonly<Record<string, string>> = { overdue: 'Status Overdue' };

/** What the differences of figures are to. */
const COMPARED: Readonly<Record<string, string>> = {
  reportsToday: 'to yesterday',
  reportsThisWeek: 'to the seven days before',
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
