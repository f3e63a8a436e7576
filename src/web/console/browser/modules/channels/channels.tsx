import { answerOf, api, type Schemas } from '../../api';
import { type Action, rereadOnConflict, useAction } from '../../kit/actions/use-action';
import { Button } from '../../kit/button';
import { ask } from '../../kit/dialog';
import { momentOf } from '../../kit/format';
import { usePolledRead } from '../../kit/reads/hooks';
import { Loaded } from '../../kit/reads/loaded';
import { Page } from '../../kit/page';
import { ActRefused } from '../../kit/actions/refused';
import { type Column, Table } from '../../kit/table';
import { inform, notify } from '../../kit/actions/toast';
import { Permitted } from '../../rights';
import { usePlace } from '../../router';
import { countOf, partsOf, textOf } from '../../words';

type Channel = Schemas['ChannelConfig'];

const REREAD_MS = 30_000;

const STATES: Record<Channel['connectionStatus'], string> = {
  connected: textOf('integrations.connected'),
  degraded: textOf('integrations.degraded'),
  demo: textOf('integrations.demo'),
  not_configured: textOf('integrations.notConfigured'),
};

const of = ({ channel }: Channel) => ({ params: { path: { channel } } });

const readChannels = () => answerOf(api.GET('/api/admin/integrations/channels'));

/** The channels of posts and messages. */
export default function Channels() {
  const channels = usePolledRead('channels', readChannels, REREAD_MS);
  const act = useAction();
  const row = usePlace().query.get('row');
  return (
    <Page title={textOf('module.channels')} intro={textOf('integrations.wherePostsComeFrom')}>
      <ActRefused by={act.refusal} />
      <Loaded of={channels} empty={textOf('integrations.thereAreNoChannels')}>
        {(rows) => (
          <Table
            caption={textOf('module.channels')}
            columns={columnsOf(act, channels.reload)}
            rows={rows}
            keyOf={({ channel }) => channel}
            current={row ?? undefined}
          />
        )}
      </Loaded>
    </Page>
  );
}

function columnsOf(act: Action, reload: () => Promise<void>): Array<Column<Channel>> {
  return [
    { label: textOf('common.channel'), value: ({ name }) => name, cell: (row) => <Identity channel={row} /> },
    {
      label: textOf('common.state'),
      value: ({ connectionStatus }) => STATES[connectionStatus],
      cell: (row) => <State channel={row} />,
    },
    {
      label: textOf('integrations.newestPost'),
      value: ({ lastReceived }) => lastReceived,
      cell: (row) => momentOf(row.lastReceived),
    },
    {
      label: textOf('integrations.checked'),
      value: ({ lastCheckedAt }) => lastCheckedAt,
      cell: (row) => momentOf(row.lastCheckedAt),
    },
    { label: textOf('integrations.requests'), value: ({ requestCount }) => requestCount },
    {
      label: textOf('integrations.failed2'),
      value: ({ errorRate }) => errorRate,
      cell: ({ errorRate }) => `${Math.round(errorRate * 100)} %`,
    },
    {
      label: textOf('common.actions'),
      cell: (row) => (
        <Permitted to="integrations">
          <Actions channel={row} act={act} reload={reload} />
        </Permitted>
      ),
    },
  ];
}

/** Whether the service can reach a channel; one that is not configured always shows samples. */
function isSetUp({ hasSecret, connectionStatus }: Channel): boolean {
  return hasSecret && connectionStatus !== 'not_configured';
}

function Identity({
  channel: { name, handle, secretMasked, webhookUrl, webhookVerifyToken },
}: {
  channel: Channel;
}) {
  return (
    <>
      <strong>{name}</strong>
      <div class="hint">{handle}</div>
      {secretMasked && <div class="hint">{partsOf('integrations.credential', { secretMasked })}</div>}
      {webhookUrl && (
        <div class="hint">
          {webhookVerifyToken
            ? textOf('integrations.webhookWithToken', { url: webhookUrl, token: webhookVerifyToken })
            : textOf('integrations.webhook', { url: webhookUrl })}
        </div>
      )}
    </>
  );
}

function State({ channel: { connectionStatus, lastError } }: { channel: Channel }) {
  return (
    <>
      {STATES[connectionStatus]}
      {lastError && <div class="problem">{lastError}</div>}
    </>
  );
}

function Actions({ channel, act, reload }: { channel: Channel; act: Action; reload: () => Promise<void> }) {
  const button = (label: string, run: () => void) => (
    <Button isBusy={act.isBusy} label={`${label}: ${channel.name}`} onClick={run}>
      {label}
    </Button>
  );
  const isSource = channel.channel !== 'platform';
  const canSwitch = isSource && isSetUp(channel);
  return (
    <div class="acts">
      {button(textOf('integrations.test'), () => void act.run(() => test(channel, reload)))}
      {isSource && button(textOf('integrations.readPosts'), () => void act.run(() => sync(channel, reload)))}
      {canSwitch &&
        button(
          channel.demoMode ? textOf('integrations.showRealPosts') : textOf('integrations.showSamples'),
          () => toggleDemo(channel, reload),
        )}
    </div>
  );
}

async function test(channel: Channel, reload: () => Promise<void>): Promise<void> {
  const answer = await answerOf(api.POST('/api/admin/integrations/channels/{channel}/test', of(channel)));
  notify(testInWords(channel, answer));
  await reload();
}

/** The result of a test. A channel with samples is not contacted (docs/api/console-feed.md#channels). */
function testInWords(channel: Channel, { ok, mode, message }: Schemas['ChannelTest']): string {
  const { name } = channel;
  if (mode === 'live')
    return `${name}: ${ok ? textOf('integrations.itWorks') : textOf('integrations.itFailed')}. ${message}`;
  return isSetUp(channel)
    ? textOf('integrations.showsSamplesSoIt', { name })
    : textOf('integrations.isNotSetUp', { name });
}

async function sync({ channel, name }: Channel, reload: () => Promise<void>): Promise<void> {
  const { fetched, inserted, mode } = await answerOf(
    api.POST('/api/admin/integrations/mentions/sync/{channel}', { params: { path: { channel } } }),
  );
  const what = mode === 'live' ? countOf('count.post', fetched) : countOf('count.sample', fetched);
  notify(textOf('integrations.readOfThemNew', { name, what, inserted }));
  await reload();
}

/** Switches a channel to samples, or to real posts. @throws Refusal 409 if it is switched already: nothing was done */
async function setDemo(channel: Channel, demoMode: boolean, reload: () => Promise<void>): Promise<void> {
  const send = () =>
    answerOf(
      api.POST('/api/admin/integrations/channels/{channel}/toggle-demo', {
        ...of(channel),
        body: { demoMode },
      }),
    );
  await rereadOnConflict(send, reload);
  await reload();
}

function toggleDemo(channel: Channel, reload: () => Promise<void>): void {
  const wanted = !channel.demoMode;
  const said = (isDemo: boolean) =>
    textOf(isDemo ? 'integrations.showsSamples' : 'integrations.showsPosts', { name: channel.name });
  ask({
    title: channel.demoMode
      ? textOf('integrations.realPosts', { name: channel.name })
      : textOf('integrations.samples', { name: channel.name }),
    text: channel.demoMode
      ? textOf('integrations.feedsWillShowReal')
      : textOf('integrations.feedsWillShowSamples'),
    confirm: channel.demoMode ? textOf('integrations.showRealPosts') : textOf('integrations.showSamples'),
    isDangerous: true,
    act: async () => {
      await setDemo(channel, wanted, reload);
      notify(said(wanted), async () => {
        await setDemo(channel, !wanted, reload);
        inform(said(!wanted));
      });
    },
  });
}
