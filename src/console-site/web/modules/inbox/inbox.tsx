import { answerOf, api, type Schemas } from '../../api';
import { type Act, useAct } from '../../kit/act';
import { Loaded, useLoad } from '../../kit/load';
import { Page } from '../../kit/page';
import { Refused } from '../../kit/refused';
import { Table } from '../../kit/table';
import { notify } from '../../kit/toast';
import { hrefOf } from '../../router';

type Mention = Schemas['ChannelMention'];

const REREAD_MS = 30_000;

/** What people posted on the channels, and making issues of it. */
export default function Inbox() {
  const mentions = useLoad('inbox', () => answerOf(api.GET('/api/admin/integrations/mentions')), REREAD_MS);
  const act = useAct();
  return (
    <Page title="Inbox" intro="The newest 50 posts of all channels.">
      <Refused by={act.refusal} />
      <Loaded of={mentions} empty="Nobody has posted anything.">
        {(rows) => (
          <Table
            caption="Posts"
            rows={rows}
            keyOf={({ id }) => id}
            columns={[
              { label: 'Channel', value: ({ chanLabel }) => chanLabel },
              { label: 'From', value: ({ from }) => from },
              { label: 'Text', value: ({ text }) => text },
              { label: 'When', value: ({ time }) => time },
              {
                label: 'Issue',
                cell: (mention) => <IssueOf mention={mention} act={act} reload={mentions.reload} />,
              },
            ]}
          />
        )}
      </Loaded>
    </Page>
  );
}

function IssueOf({ mention, act, reload }: { mention: Mention; act: Act; reload: () => Promise<void> }) {
  const { id, from, text, converted, convertedIssueId } = mention;
  if (converted) return <a href={hrefOf(`/feed/${convertedIssueId}`)}>Issue of {from}</a>;
  return (
    <button
      type="button"
      disabled={act.isBusy}
      aria-label={`Convert the post of ${from}: ${text.slice(0, 60)}`}
      onClick={() => void act.run(() => convert(id, reload))}
    >
      Convert
    </button>
  );
}

async function convert(mentionId: string, reload: () => Promise<void>): Promise<void> {
  const { issueId, alreadyConverted } = await answerOf(
    api.POST('/api/admin/integrations/mentions/{mentionId}/convert', { params: { path: { mentionId } } }),
  );
  notify(alreadyConverted ? `It was issue ${issueId} already` : `Issue ${issueId} is made`);
  await reload();
}
