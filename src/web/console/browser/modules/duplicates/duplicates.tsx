import { answerOf, api, type Schemas } from '../../api';
import { useCity } from '../../city';
import { Permitted } from '../../rights';
import { type EachRead, readEach } from './read-each';
import { type Read, usePolledRead, useRead } from '../../kit/reads/hooks';
import { Loaded } from '../../kit/reads/loaded';
import { Page } from '../../kit/page';
import { Tick } from '../../kit/forms/fields';
import { Places } from '../../kit/places';
import { changeQuery, hrefOf, usePlace } from '../../router';
import { readIssue } from '../feed/issue-calls';
import { cityOf } from '../feed/issue-city';
import { Medium, readReport, type Report } from '../feed/report';
import { StatusPill } from '../feed/status-pill';
import { Dismiss, Dismissed } from './dismissal';
import { headingsOf } from './headings';
import { MergedPart, Merge } from './merging';
import { reasonsOf } from './reasons';
import { textOf } from '../../words';

type Cluster = Schemas['DuplicateCluster'];
type Issue = Schemas['FeedIssueDetail'];
/** A member that was read, or the refusal. */
type Part<T> = Pick<Read<T>, 'data' | 'refusal' | 'reload'>;

const UNREAD = { data: undefined, refusal: undefined };

const REREAD_MS = 60_000;
/** The number of clusters shown at once; each loads its issues. */
const SHOWN = 10;

function readClusters(cityId: string): Promise<Cluster[]> {
  return answerOf(api.GET('/api/admin/feed/duplicates', { params: { query: { cityId } } }));
}

/** Probable duplicates, side by side. */
export default function Duplicates() {
  const city = useCity();
  const { query } = usePlace();
  const withMerged = query.get('merged') === 'shown';
  const shown = Number(query.get('shown') ?? SHOWN) || SHOWN;
  const clusters = usePolledRead(city, () => readClusters(city), REREAD_MS);
  const all = clusters.data?.filter(({ merged, dismissed }) => withMerged || !(merged || dismissed));
  return (
    <Page title={textOf('module.duplicates')} intro={textOf('moderation.issuesThatSeemTo')}>
      <Tick
        label={textOf('moderation.alsoShowDecidedOnes')}
        checked={withMerged}
        onChange={(on) => changeQuery({ merged: on ? 'shown' : '' })}
      />
      <Loaded of={{ ...clusters, data: all }} empty={textOf('moderation.noIssuesOfThis')}>
        {(rows) => <Clusters rows={rows} shown={shown} clusters={clusters} />}
      </Loaded>
      {(all?.length ?? 0) > shown && (
        <button type="button" onClick={() => changeQuery({ shown: String(shown + SHOWN) })}>
          {textOf('common.showMore')}
        </button>
      )}
    </Page>
  );
}

/** @param rows all clusters: showing more must not change the headings of the others */
function Clusters({
  rows,
  shown,
  clusters,
}: {
  rows: readonly Cluster[];
  shown: number;
  clusters: Read<Cluster[]>;
}) {
  const headings = headingsOf(rows);
  return (
    <>
      {rows.slice(0, shown).map((cluster, index) => (
        <ClusterPart
          key={cluster.id}
          cluster={cluster}
          heading={headings[index] ?? cluster.id}
          clusters={clusters}
        />
      ))}
    </>
  );
}

function ClusterPart({
  cluster,
  heading,
  clusters,
}: {
  cluster: Cluster;
  heading: string;
  clusters: Read<Cluster[]>;
}) {
  const { ward, members } = cluster;
  const issues = useRead(members.join(), () => readEach(members, readIssue));
  const reports = useRead(members.join(), () => readEach(members, readReport));
  return (
    <section aria-label={heading}>
      <h2>{heading}</h2>
      <div class="side-by-side">
        {members.map((member, index) => (
          <Member
            key={member}
            number={index + 1}
            issue={{ ...UNREAD, ...issues.data?.[index], reload: issues.reload }}
            report={{ ...UNREAD, ...reports.data?.[index], reload: reports.reload }}
            reasons={index === 0 ? [textOf('moderation.theFirstReport')] : reasonsFor(cluster, member)}
          />
        ))}
      </div>
      {reports.data && <ClusterMap reports={reports.data.map(({ data }) => data)} ward={ward} />}
      <Merging cluster={cluster} heading={heading} issues={issues.data ?? []} clusters={clusters} />
    </section>
  );
}

/** The buttons that decide about a cluster, or the decision. */
function Merging({ issues, ...props }: MergingProps & { heading: string }) {
  const { merged, dismissed, members } = props.cluster;
  if (merged) return <MergedPart {...props} />;
  if (dismissed) return <Dismissed {...props} />;
  return (
    <Permitted to="feed">
      <div class="acts">
        <Merge {...props} titles={members.map((id, index) => issues[index]?.data?.title ?? id)} />
        <Dismiss {...props} />
      </div>
    </Permitted>
  );
}

/** A map with the places of the reports. */
function ClusterMap({ reports, ward }: { reports: ReadonlyArray<Report | undefined>; ward: string }) {
  const places = reports.flatMap((report, index) =>
    report?.location
      ? [
          {
            ...report.location,
            mark: String(index + 1),
            name: textOf('moderation.report', { index: index + 1 }),
          },
        ]
      : [],
  );
  if (places.length === 0) return <p class="quiet">{textOf('moderation.noneOfTheReports')}</p>;
  return <Places label={textOf('moderation.whereTheReportsAre')} places={places} ward={ward} />;
}

function reasonsFor({ evidence }: Cluster, member: string): string[] {
  const found = evidence.find(({ issueId }) => issueId === member);
  return found ? reasonsOf(found) : [];
}

interface MergingProps {
  cluster: Cluster;
  /** Its issues, as far as they could be read. */
  issues: ReadonlyArray<EachRead<Issue>>;
  clusters: Read<Cluster[]>;
}

/** The text and pictures of a report. */
function Reported({ report: { description, media }, title }: { report: Report; title: string }) {
  return (
    <>
      <p class="words" dir="auto">
        {description}
      </p>
      {media.length === 0 && <p class="quiet">{textOf('issue.noPhotosOrVideos')}</p>}
      <div class="media">
        {media.map((medium) => (
          <Medium key={medium.index} of={medium} title={title} />
        ))}
      </div>
    </>
  );
}

/** One issue of a cluster, with its pictures and the reasons. */
function Member({
  number,
  issue,
  report,
  reasons,
}: {
  number: number;
  issue: Part<Issue>;
  report: Part<Report>;
  reasons: readonly string[];
}) {
  const city = useCity();
  return (
    <article>
      <Loaded of={issue}>
        {({ id, title, metaLine, status, ...rest }) => (
          <>
            <h3>
              {number}.{' '}
              <a href={hrefOf(`/feed/${id}`, { city: cityOf(rest, city) })} dir="auto">
                {title}
              </a>
            </h3>
            <StatusPill status={status} />
            <p>{metaLine}</p>
            <Loaded of={report}>{(data) => <Reported report={data} title={title} />}</Loaded>
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
