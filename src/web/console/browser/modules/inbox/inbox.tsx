import { Fragment } from 'preact';
import { answerOf, api, type Schemas } from '../../api';
import { useCity } from '../../city';
import { type Action, rereadOnConflict, useAction } from '../../kit/actions/use-action';
import { Button } from '../../kit/button';
import { ask } from '../../kit/dialog';
import { usePolledRead } from '../../kit/reads/hooks';
import { Loaded } from '../../kit/reads/loaded';
import { Page } from '../../kit/page';
import { ActRefused } from '../../kit/actions/refused';
import { type Column, Table } from '../../kit/table';
import { inform, notify } from '../../kit/actions/toast';
import { Permitted } from '../../rights';
import { hrefOf } from '../../router';
import { createStore } from '../../store';
import { readIssue } from '../feed/issue-calls';
import { cityOf } from '../feed/issue-city';
import { partsOf, textOf } from '../../words';

type Mention = Schemas['ChannelMention'];

const REREAD_MS = 30_000;
/** The label of a post that is not real. */
const SAMPLE = textOf('moderation.sample');

/** The posts of the channels, and converting them into issues. */
export default function Inbox() {
  const mentions = usePolledRead(
    'inbox',
    () => answerOf(api.GET('/api/admin/integrations/mentions')),
    REREAD_MS,
  );
  const act = useAction();
  return (
    <Page title={textOf('module.inbox')} intro={textOf('moderation.theNewest50Posts')}>
      <ActRefused by={act.refusal} />
      <Loaded of={mentions} empty={textOf('moderation.thereAreNoPosts')}>
        {(rows) => (
          <Table
            caption={textOf('module.inbox')}
            rows={rows}
            keyOf={({ id }) => id}
            columns={columnsOf(act, mentions.reload)}
          />
        )}
      </Loaded>
    </Page>
  );
}

function columnsOf(act: Action, reload: () => Promise<void>): Array<Column<Mention>> {
  return [
    { label: textOf('common.channel'), value: ({ chanLabel }) => chanLabel },
    {
      label: textOf('moderation.sender'),
      value: ({ from, sample }) => (sample ? `${from}, ${SAMPLE}` : from),
      cell: ({ from, sample }) => (
        <>
          {from} {sample && <span class="badge">{SAMPLE}</span>}
        </>
      ),
    },
    {
      label: textOf('common.text'),
      value: ({ text }) => text,
      cell: (mention) => <Content mention={mention} />,
    },
    // The time is only a text without an order; posts come newest first.
    { label: textOf('common.when'), cell: ({ time }) => time },
    {
      label: textOf('moderation.wall'),
      value: ({ hidden, sample }) =>
        sample
          ? textOf('moderation.notOnIt')
          : hidden
            ? textOf('moderation.takenOff')
            : textOf('moderation.onIt'),
      cell: (mention) => <WallOf mention={mention} act={act} reload={reload} />,
    },
    {
      label: textOf('common.issue'),
      cell: (mention) => <IssueOf mention={mention} act={act} reload={reload} />,
    },
  ];
}

/** All that converting publishes: staff decide on what they have read. */
function Content({ mention: { text, personal, location, media } }: { mention: Mention }) {
  return (
    <>
      <div class="words" dir="auto">
        <Marked text={text} parts={personal} />
      </div>
      {location && (
        <div class="hint">{partsOf('moderation.place', { location: placeInWords(location) })}</div>
      )}
      {media.length > 0 && <ul class="plain">{media.map(mediumOf)}</ul>}
    </>
  );
}

/** A text with its personal data marked. */
function Marked({ text, parts }: { text: string; parts: Mention['personal'] }) {
  const ends = [0, ...parts.map(({ end }) => end)];
  return (
    <>
      {parts.map(({ start, end }, index) => (
        <Fragment key={start}>
          {text.slice(ends[index], start)}
          <mark>{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      {text.slice(ends.at(-1))}
    </>
  );
}

function placeInWords({ lat, lng, name, address }: NonNullable<Mention['location']>): string {
  return [name, address, `${lat}, ${lng}`].filter(Boolean).join(', ');
}

function mediumOf({ type, url }: Mention['media'][number], index: number) {
  const what = `${type === 'image' ? textOf('moderation.picture') : textOf('common.video')} ${index + 1}`;
  if (!url) return <li key={index}>{partsOf('moderation.notFetched', { what })}</li>;
  return (
    <li key={index}>
      <a href={url} target="_blank" rel="noopener noreferrer">
        {what}
      </a>
    </li>
  );
}

/** Whether the public wall of the channel shows a post. Samples are on no wall. */
function WallOf({ mention, act, reload }: { mention: Mention; act: Action; reload: () => Promise<void> }) {
  const { from, text, sample, hidden } = mention;
  if (sample) return <>{textOf('moderation.notOnIt')}</>;
  const label = hidden ? textOf('moderation.putBackOnThe') : textOf('moderation.takeOffTheWall');
  return (
    <>
      {hidden && <div class="hint">{textOf('moderation.takenOff')}</div>}
      <Permitted to="integrations">
        <Button
          isBusy={act.isBusy}
          label={textOf('moderation.thePostOf', { label, from, value: text.slice(0, 60) })}
          onClick={() => void act.run(() => setHidden(mention, !hidden, reload))}
        >
          {label}
        </Button>
      </Permitted>
    </>
  );
}

async function setHidden({ id, from }: Mention, hidden: boolean, reload: () => Promise<void>): Promise<void> {
  const send = async (wanted: boolean) => {
    const of = { params: { path: { mentionId: id } }, body: { hidden: wanted } };
    await rereadOnConflict(
      () => answerOf(api.POST('/api/admin/integrations/mentions/{mentionId}/toggle-hidden', of)),
      reload,
    );
    await reload();
  };
  const said = (isOff: boolean) => textOf(isOff ? 'moderation.postIsOff' : 'moderation.postIsOn', { from });
  await send(hidden);
  notify(said(hidden), async () => {
    await send(!hidden);
    inform(said(!hidden));
  });
}

function IssueOf({ mention, act, reload }: { mention: Mention; act: Action; reload: () => Promise<void> }) {
  const city = useCity();
  const { from, text, sample, converted, convertedIssueId } = mention;
  if (converted)
    return (
      <a href={hrefOf(`/feed/${convertedIssueId}`, { city })}>{partsOf('moderation.issueOf', { from })}</a>
    );
  return (
    <Permitted to="integrations">
      <Button
        isBusy={act.isBusy}
        label={textOf(sample ? 'moderation.convertSample' : 'moderation.convertPost', {
          from,
          text: text.slice(0, 60),
        })}
        onClick={() =>
          sample || mention.personal.length > 0
            ? askToConvert(mention, city, reload)
            : void act.run(() => convert(mention.id, city, reload))
        }
      >
        {textOf('moderation.convert')}
      </Button>
    </Permitted>
  );
}

/** Asks first: a sample is not real, but its issue is public; personal data is hidden unless it is kept. */
function askToConvert(
  { id, text, personal, sample }: Mention,
  city: string,
  reload: () => Promise<void>,
): void {
  const keeps = createStore(false);
  ask({
    title: sample ? textOf('moderation.createAPublicIssue') : textOf('redaction.issueFromPersonalData'),
    text: [
      sample && textOf('moderation.thisIsASample'),
      personal.length > 0 && textOf('redaction.markedWordsBecome'),
    ]
      .filter(Boolean)
      .join(' '),
    details: (
      <>
        <blockquote class="words" dir="auto">
          <Marked text={text} parts={personal} />
        </blockquote>
        {personal.length > 0 && (
          <label>
            <input type="checkbox" onChange={({ currentTarget }) => keeps.set(currentTarget.checked)} />{' '}
            {textOf('redaction.publishThem')}
          </label>
        )}
      </>
    ),
    confirm: textOf('moderation.createTheIssue'),
    isDangerous: true,
    act: () => convert(id, city, reload, keeps.get() ? 'keep' : 'hide'),
  });
}

async function convert(
  mentionId: string,
  city: string,
  reload: () => Promise<void>,
  personalData: Schemas['PersonalDataChoice'] = 'hide',
): Promise<void> {
  const { issueId, alreadyConverted } = await answerOf(
    api.POST('/api/admin/integrations/mentions/{mentionId}/convert', {
      params: { path: { mentionId } },
      body: { personalData },
    }),
  );
  // The issue was made, even if it cannot be read.
  const issue = await readIssue(issueId).catch(() => ({
    title: textOf('moderation.showIt'),
    cityId: undefined,
  }));
  notify(
    alreadyConverted ? textOf('moderation.itAlreadyHasAn') : textOf('moderation.issueCreated'),
    undefined,
    {
      href: hrefOf(`/feed/${issueId}`, { city: cityOf(issue, city) }),
      text: issue.title,
    },
  );
  await reload();
}
