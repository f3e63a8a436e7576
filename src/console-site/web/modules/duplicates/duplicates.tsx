import { answerOf, api, type Schemas } from '../../api';
import { useCity } from '../../city';
import { ask } from '../../kit/dialog';
import { Loaded, useLoad } from '../../kit/load';
import { Page } from '../../kit/page';
import { Refused } from '../../kit/refused';
import { Tick } from '../../kit/fields';
import { Places } from '../../kit/places';
import { notify } from '../../kit/toast';
import { changeQuery, hrefOf, usePlace } from '../../router';
import { readIssue } from '../feed/issue-calls';
import { Medium, readReport, type Report } from '../feed/report';
import { StatusPill } from '../feed/status-pill';
import { reasonsOf } from './reasons';

type Cluster = Schemas['DuplicateCluster'];

const REREAD_MS = 60_000;
/** How many clusters are shown at once; each asks for its issues. */
const SHOWN = 10;

/** Issues that seem to be one, side by side. */
export default function Duplicates() {
  const city = useCity();
  const { query } = usePlace();
  const withMerged = query.get('merged') === 'shown';
  const shown = Number(query.get('shown') ?? SHOWN) || SHOWN;
  const clusters = useLoad(
    city,
    () => answerOf(api.GET('/api/admin/feed/duplicates', { params: { query: { cityId: city } } })),
    REREAD_MS,
  );
  const all = clusters.data?.filter(({ merged }) => withMerged || !merged);
  return (
    <Page title="Duplicates" intro="Issues that seem to be one. Nothing is merged until somebody says so.">
      <Tick
        label="Show what is merged, too"
        checked={withMerged}
        onChange={(on) => changeQuery({ merged: on ? 'shown' : '' })}
      />
      <Loaded of={{ ...clusters, data: all }} empty="No issues of this city seem to be the same.">
        {(rows) =>
          rows
            .slice(0, shown)
            .map((cluster) => (
              <ClusterPart key={cluster.id} cluster={cluster} city={city} reload={clusters.reload} />
            ))
        }
      </Loaded>
      {(all?.length ?? 0) > shown && (
        <button type="button" onClick={() => changeQuery({ shown: String(shown + SHOWN) })}>
          Show more
        </button>
      )}
    </Page>
  );
}

function ClusterPart({
  cluster,
  city,
  reload,
}: {
  cluster: Cluster;
  city: string;
  reload: () => Promise<void>;
}) {
  const { category, ward, window: days, members } = cluster;
  const reports = useLoad(members.join(), () => Promise.all(members.map(readReport)));
  const heading = `${category}${ward && `, ${ward}`}, ${periodOf(days)}`;
  return (
    <section aria-label={heading}>
      <h2>{heading}</h2>
      <div class="side-by-side">
        {members.map((member, index) => (
          <Member
            key={member}
            number={index + 1}
            id={member}
            city={city}
            report={reports.data?.[index]}
            reasons={index === 0 ? ['The first report.'] : reasonsFor(cluster, member)}
          />
        ))}
      </div>
      <Refused by={reports.refusal} />
      {reports.data && <ClusterMap reports={reports.data} ward={ward} />}
      {cluster.merged ? (
        <p>
          Merged into <a href={hrefOf(`/feed/${cluster.canonicalIssueId}`, { city })}>one issue</a>.
        </p>
      ) : (
        <MergeButton cluster={cluster} heading={heading} reload={reload} />
      )}
    </section>
  );
}

function MergeButton({
  cluster: { id, members },
  heading,
  reload,
}: {
  cluster: Cluster;
  heading: string;
  reload: () => Promise<void>;
}) {
  return (
    <button type="button" class="primary" onClick={() => merge(id, members, reload)}>
      Merge {members.length} issues<span class="unseen">: {heading}</span>
    </button>
  );
}

/** A period, `from/to`, in words. */
function periodOf(days: string): string {
  const [from, to] = days.split('/');
  return from === to || to === undefined ? String(from) : `${from} to ${to}`;
}

/** Where the reports are to one another. */
function ClusterMap({ reports, ward }: { reports: readonly Report[]; ward: string }) {
  const places = reports.flatMap(({ location }, index) =>
    location === null ? [] : [{ ...location, mark: String(index + 1), name: `Report ${index + 1}` }],
  );
  if (places.length === 0) return <p class="quiet">None of the reports has a point on the map.</p>;
  return <Places label="Where the reports are" places={places} ward={ward} />;
}

function reasonsFor({ evidence }: Cluster, member: string): string[] {
  const found = evidence.find(({ issueId }) => issueId === member);
  return found ? reasonsOf(found) : [];
}

function merge(clusterId: string, members: readonly string[], reload: () => Promise<void>): void {
  ask({
    title: `Merge ${members.length} issues`,
    text: 'The first report stays. The others become duplicates of it and are hidden, except closed ones. This cannot be taken back.',
    confirm: 'Merge',
    isDangerous: true,
    act: async () => {
      await answerOf(
        api.POST('/api/admin/feed/duplicates/{clusterId}/merge', { params: { path: { clusterId } } }),
      );
      notify('Merged');
      await reload();
    },
  });
}

/** The words and pictures of a report. */
function Reported({ report: { description, media }, title }: { report: Report; title: string }) {
  return (
    <>
      <p class="words">{description}</p>
      {media.length === 0 && <p class="quiet">No photos or videos.</p>}
      <div class="media">
        {media.map((medium) => (
          <Medium key={medium.index} of={medium} title={title} />
        ))}
      </div>
    </>
  );
}

/** One issue of a cluster, with its pictures, and why it is there. */
function Member({
  number,
  id,
  city,
  report,
  reasons,
}: {
  number: number;
  id: string;
  city: string;
  report: Report | undefined;
  reasons: readonly string[];
}) {
  const issue = useLoad(id, () => readIssue(id));
  return (
    <article>
      <Loaded of={issue}>
        {({ title, metaLine, status }) => (
          <>
            <h3>
              {number}. <a href={hrefOf(`/feed/${id}`, { city })}>{title}</a>
            </h3>
            <StatusPill status={status} />
            <p>{metaLine}</p>
            {report && <Reported report={report} title={title} />}
          </>
        )}
      </Loaded>
      <ul>
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </article>
  );
}
