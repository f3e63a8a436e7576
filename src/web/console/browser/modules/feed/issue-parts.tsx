import { type ChainRole, nextChainRole } from '../../../../../kernel/people/chain-roles';
import type { Schemas } from '../../api';
import { type Action, rereadOnConflict } from '../../kit/actions/use-action';
import { Button } from '../../kit/button';
import { ask } from '../../kit/dialog';
import { Part } from '../../kit/page';
import { inform, notify } from '../../kit/actions/toast';
import type { Read } from '../../kit/reads/hooks';
import { Loaded } from '../../kit/reads/loaded';
import { Places } from '../../kit/places';
import { Permitted } from '../../rights';
import { naming } from './acts-in-turn';
import { askToCover } from './cover-photo';
import { reassign, setRedacted } from './issue-calls';
import { readOpenIssue } from './open-issue';
import { RedactWords } from './redact-words';
import { Medium, type Report } from './report';
import { partsOf, textOf } from '../../words';
import { chainRoleName } from '../../names';

type Issue = Schemas['FeedIssueDetail'];

interface PartProps {
  issue: Issue;
  act: Action;
  after: () => Promise<void>;
}

const named = (role: ChainRole | null) => (role ? chainRoleName(role) : textOf('issue.theUsualRole'));

/** The responsible office, and the act that passes the issue on. */
export function ChainPart({ issue, act, after }: PartProps) {
  const next = nextChainRole(issue.chainRoleOverride);
  return (
    <Part title={textOf('issue.with2')}>
      <ul class="plain">
        {issue.chain.map(({ role, office, current }) => (
          <li key={role} class={current ? 'current' : undefined}>
            {chainRoleName(role)}: {office || textOf('issue.nobodyKnown')}{' '}
            {current && <strong>{textOf('issue.hasItNow')}</strong>}
          </li>
        ))}
      </ul>
      <Permitted to="feed">
        <Button
          isBusy={act.isBusy}
          onClick={() =>
            void act.run(async () => {
              const role = await rereadOnConflict(() => reassign(issue.id, issue.chainRoleOverride), after);
              notify(textOf('issue.reassignedTo', { role: named(role) }));
              await after();
            })
          }
        >
          {partsOf('issue.reassignTo', { next: named(next) })}
        </Button>
      </Permitted>
    </Part>
  );
}

/** The report: text and place. */
export function ReportPart({ issue: { id, title }, report }: { issue: Issue; report: Read<Report> }) {
  return (
    <Part title={textOf('common.report')}>
      <Loaded of={report}>
        {({ description, address, location, ward }) => (
          <>
            <p class="words" dir="auto">
              {description}
            </p>
            <RedactWords
              id={id}
              texts={{ title, description }}
              reload={async () => {
                await Promise.all([report.reload(), readOpenIssue(id)]);
              }}
            />
            {address && (
              <p>
                {textOf('issue.address')} <bdi>{address}</bdi>
              </p>
            )}
            {location && (
              <Places
                label={textOf('issue.placeOfTheIssue')}
                places={[{ ...location, mark: '1', name: title }]}
                ward={ward}
              />
            )}
            <p class="quiet">{location ? <OnStreetMap {...location} /> : textOf('issue.theReportHasNo')}</p>
          </>
        )}
      </Loaded>
    </Part>
  );
}

/** A point in numbers, with a link to a street map. */
function OnStreetMap({ lat, lng }: { lat: number; lng: number }) {
  const href = `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=18/${lat}/${lng}`;
  return (
    <>
      {lat.toFixed(5)}° N, {lng.toFixed(5)}° E,{' '}
      <a href={href} target="_blank" rel="noopener noreferrer">
        {textOf('issue.onOpenstreetmapOpensA')}
      </a>
    </>
  );
}

/** The attached media. Redacted ones, and all of a hidden issue, are not shown. */
export function MediaPart({ issue, report, act }: Omit<PartProps, 'after'> & { report: Read<Report> }) {
  const reread = async () => {
    await Promise.all([report.reload(), readOpenIssue(issue.id)]);
  };
  return (
    <Part title={textOf('issue.media')}>
      {issue.mediaTiles.length === 0 && <p class="quiet">{textOf('issue.noPhotosOrVideos')}</p>}
      <ul class="plain media">
        {issue.mediaTiles.map((tile) => (
          <Tile
            key={tile.index}
            issue={issue}
            tile={tile}
            medium={report.data?.media.find(({ index }) => index === tile.index)}
            act={act}
            reread={reread}
          />
        ))}
      </ul>
    </Part>
  );
}

function Tile({
  issue,
  tile,
  medium,
  act,
  reread,
}: Omit<PartProps, 'after'> & {
  tile: Schemas['FeedMediaTile'];
  /** Its file, if it is shown. */
  medium: Report['media'][number] | undefined;
  reread: () => Promise<void>;
}) {
  const { kind, index, redacted } = tile;
  return (
    <li>
      {medium && <Medium of={medium} title={issue.title} />}
      {kind === 'photo' ? textOf('channel.photo') : textOf('common.video')} {index + 1}{' '}
      {redacted && <span class="badge">{textOf('issue.redacted')}</span>}{' '}
      <Permitted to="feed">
        <Button isBusy={act.isBusy} onClick={() => redact(issue, tile, !redacted, act)}>
          {redacted ? textOf('issue.showAgain') : textOf('issue.redact2')}
          <span class="unseen">
            {' '}
            {kindInWords(kind)} {index + 1}
          </span>
        </Button>{' '}
        {medium?.type === 'image' && (
          <Button
            isBusy={act.isBusy}
            label={textOf('redaction.coverPartsOfPhoto', { number: index + 1 })}
            onClick={() => askToCover(issue, medium, reread)}
          >
            {textOf('redaction.coverParts')}
          </Button>
        )}
      </Permitted>
    </li>
  );
}

const kindInWords = (kind: Schemas['FeedMediaTile']['kind']) =>
  textOf(kind === 'photo' ? 'redaction.photo' : 'redaction.video');

/** Redacts a media item after a question, or shows it again. */
function redact(
  { id, title }: Issue,
  { index, kind }: Schemas['FeedMediaTile'],
  wanted: boolean,
  act: Action,
): void {
  const words = (is: boolean) => (is ? textOf('issue.redacted') : textOf('issue.shownAgain'));
  const reread = () => readOpenIssue(id);
  const set = (is: boolean) => rereadOnConflict(() => setRedacted(id, index, is), reread);
  const undo = () =>
    act.enqueueAnyway(id, async () => {
      await naming(title, () => set(!wanted));
      inform(words(!wanted));
      await reread();
    });
  const send = async () => {
    await set(wanted);
    notify(words(wanted), undo);
    await reread();
  };
  if (!wanted) {
    void act.run(send);
    return;
  }
  ask({
    title: textOf('issue.redact', { kind: kindInWords(kind), index: index + 1 }),
    text: textOf('issue.theWillNoLonger', { kind: kindInWords(kind) }),
    confirm: textOf('issue.redact2'),
    isDangerous: true,
    act: send,
  });
}
