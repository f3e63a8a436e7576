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
import { readIssue } from '../feed/issue-calls';
import { cityOf } from '../feed/issue-city';

type Mention = Schemas['ChannelMention'];

const REREAD_MS = 30_000;
/** The label of a post that is not real. */
const SAMPLE = 'Sample';

/** The posts of the channels, and converting them into issues. */
export default function Inbox() {
  const mentions = usePolledRead(
    'inbox',
    () => answerOf(api.GET('/api/admin/integrations/mentions')),
    REREAD_MS,
  );
  const act = useAction();
  return (
    <Page title="Posts" intro="The newest 50 posts of all channels.">
      <ActRefused by={act.refusal} />
      <Loaded of={mentions} empty="There are no posts.">
        {(rows) => (
          <Table
            caption="Posts"
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
    { label: 'Channel', value: ({ chanLabel }) => chanLabel },
    {
      label: 'From',
      value: ({ from, sample }) => (sample ? `${from}, ${SAMPLE}` : from),
      cell: ({ from, sample }) => (
        <>
          {from} {sample && <span class="badge">{SAMPLE}</span>}
        </>
      ),
    },
    { label: 'Text', value: ({ text }) => text, cell: (mention) => <Content mention={mention} /> },
    // The time is only a text without an order; posts come newest first.
    { label: 'When', cell: ({ time }) => time },
    {
      label: 'Wall',
      value: ({ hidden, sample }) => (sample ? 'Not on it' : hidden ? 'Taken off' : 'On it'),
      cell: (mention) => <WallOf mention={mention} act={act} reload={reload} />,
    },
    {
      label: 'Issue',
      cell: (mention) => <IssueOf mention={mention} act={act} reload={reload} />,
    },
  ];
}

/** All that converting publishes: staff decide on what they have read. */
function Content({ mention: { text, location, media } }: { mention: Mention }) {
  return (
    <>
      <div class="words" dir="auto">
        {text}
      </div>
      {location && <div class="hint">Place: {placeInWords(location)}</div>}
      {media.length > 0 && <ul class="plain">{media.map(mediumOf)}</ul>}
    </>
  );
}

function placeInWords({ lat, lng, name, address }: NonNullable<Mention['location']>): string {
  return [name, address, `${lat}, ${lng}`].filter(Boolean).join(', ');
}

function mediumOf({ type, url }: Mention['media'][number], index: number) {
  const what = `${type === 'image' ? 'Picture' : 'Video'} ${index + 1}`;
  if (!url) return <li key={index}>{what}, not fetched</li>;
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
  if (sample) return <>Not on it</>;
  const label = hidden ? 'Put back on the wall' : 'Take off the wall';
  return (
    <>
      {hidden && <div class="hint">Taken off</div>}
      <Permitted to="integrations">
        <Button
          isBusy={act.isBusy}
          label={`${label}: the post of ${from}: ${text.slice(0, 60)}`}
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
  const said = (isOff: boolean) => `The post of ${from} is ${isOff ? 'off' : 'back on'} the wall`;
  await send(hidden);
  notify(said(hidden), async () => {
    await send(!hidden);
    inform(said(!hidden));
  });
}

function IssueOf({ mention, act, reload }: { mention: Mention; act: Action; reload: () => Promise<void> }) {
  const city = useCity();
  const { from, text, sample, converted, convertedIssueId } = mention;
  if (converted) return <a href={hrefOf(`/feed/${convertedIssueId}`, { city })}>Issue of {from}</a>;
  return (
    <Permitted to="integrations">
      <Button
        isBusy={act.isBusy}
        label={`Convert the ${sample ? 'sample' : 'post'} of ${from}: ${text.slice(0, 60)}`}
        onClick={() =>
          sample
            ? convertSample(mention, city, reload)
            : void act.run(() => convert(mention.id, city, reload))
        }
      >
        Convert
      </Button>
    </Permitted>
  );
}

/** Asks first: the post is not real, but the issue is public. */
function convertSample({ id, text }: Mention, city: string, reload: () => Promise<void>): void {
  ask({
    title: 'Create a public issue from a sample',
    text: 'This is a sample for trying the console, not a real post. Its issue will be public and count like any other. Hide it afterwards if you only want to try the console.',
    details: (
      <blockquote class="words" dir="auto">
        {text}
      </blockquote>
    ),
    confirm: 'Create the issue',
    isDangerous: true,
    act: () => convert(id, city, reload),
  });
}

async function convert(mentionId: string, city: string, reload: () => Promise<void>): Promise<void> {
  const { issueId, alreadyConverted } = await answerOf(
    api.POST('/api/admin/integrations/mentions/{mentionId}/convert', { params: { path: { mentionId } } }),
  );
  // The issue was made, even if it cannot be read.
  const issue = await readIssue(issueId).catch(() => ({ title: 'Show it', cityId: undefined }));
  notify(alreadyConverted ? 'It already has an issue:' : 'Issue created:', undefined, {
    href: hrefOf(`/feed/${issueId}`, { city: cityOf(issue, city) }),
    text: issue.title,
  });
  await reload();
}
