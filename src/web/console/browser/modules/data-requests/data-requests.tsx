import { answerOf, api, type Schemas } from '../../api';
import { ActRefused } from '../../kit/actions/refused';
import { notify } from '../../kit/actions/toast';
import { useAction } from '../../kit/actions/use-action';
import { Button } from '../../kit/button';
import { Choice, TextArea } from '../../kit/forms/fields';
import { FormBody, useForm } from '../../kit/forms/form';
import { momentOf } from '../../kit/format';
import { usePagedRead } from '../../kit/reads/hooks';
import { Paged } from '../../kit/reads/loaded';
import { Page } from '../../kit/page';
import { Table } from '../../kit/table';
import { changeQuery, usePlace } from '../../router';
import { partsOf, textOf } from '../../words';
import { AddressSearch } from './address-search';

type PrivacyRequest = Schemas['PrivacyRequest'];

const LIMIT = 100;
const STATES = [
  { value: '', label: textOf('common.all') },
  { value: 'waiting', label: textOf('common.waiting') },
  { value: 'answered', label: textOf('people.answered') },
] as const;

/** What people asked about their data, and the form to answer. */
export default function DataRequests() {
  const { query } = usePlace();
  const chosen = STATES.find(({ value }) => value === query.get('state'))?.value ?? '';
  const requests = usePagedRead<PrivacyRequest>(
    chosen,
    (last) => {
      const filter = { ...(chosen !== '' && { state: chosen }), ...(last && { before: last.id }) };
      return answerOf(
        api.GET('/api/admin/privacy/requests', { params: { query: { ...filter, limit: LIMIT } } }),
      );
    },
    LIMIT,
  );
  const answered = requests.rows?.find(({ id }) => id === query.get('request'));
  return (
    <Page title={textOf('module.dataRequests')} intro={textOf('people.anAnswerIsSent')}>
      <div class="row">
        <Choice
          label={textOf('common.state')}
          value={chosen}
          options={[...STATES]}
          onChange={(state) => changeQuery({ state }, { replace: false })}
        />
      </div>
      <Paged of={requests} empty={textOf('people.thereAreNoRequests')}>
        {(rows) => <Rows rows={rows} />}
      </Paged>
      {answered?.answeredAt === null && (
        <Answer key={answered.id} request={answered} reload={requests.reload} />
      )}
      <AddressSearch />
    </Page>
  );
}

/** The answer, or the button that opens its form. */
function answerOrAct({ id, answer, text }: PrivacyRequest) {
  const label = textOf('people.answer', { text });
  return (
    answer ?? (
      <button type="button" aria-label={label} onClick={() => changeQuery({ request: id })}>
        {textOf('common.answer2')}
      </button>
    )
  );
}

function Rows({ rows }: { rows: readonly PrivacyRequest[] }) {
  return (
    <Table
      caption={textOf('module.dataRequests')}
      rows={rows}
      keyOf={({ id }) => id}
      columns={[
        {
          label: textOf('people.asked'),
          value: ({ createdAt }) => createdAt,
          cell: ({ createdAt }) => momentOf(createdAt),
        },
        { label: textOf('common.due'), value: ({ dueAt }) => dueAt, cell: ({ dueAt }) => momentOf(dueAt) },
        { label: textOf('common.kind'), value: ({ kind }) => kind },
        { label: textOf('common.who'), value: ({ subject, email }) => email ?? subject },
        { label: textOf('shell.language'), value: ({ language }) => language },
        {
          label: textOf('common.text'),
          value: ({ text }) => text,
          cell: ({ text }) => (
            <span class="words" dir="auto">
              {text}
            </span>
          ),
        },
        {
          label: textOf('common.answer2'),
          value: ({ answer }) => answer ?? '',
          cell: answerOrAct,
        },
      ]}
    />
  );
}

function Answer({ request, reload }: { request: PrivacyRequest; reload: () => void }) {
  const form = useForm({ text: '' }, async ({ text }) => {
    const params = { path: { requestId: request.id } };
    await answerOf(api.POST('/api/admin/privacy/requests/{requestId}/answer', { params, body: { text } }));
    notify(textOf('people.theAnswerWasSent'));
    changeQuery({ request: '' });
    reload();
  });
  return (
    <section>
      <h2>{partsOf('people.answerARequestOf', { kind: request.kind })}</h2>
      <p class="words" dir="auto">
        {request.text}
      </p>
      <ChildButtons subject={request.subject} />
      <FormBody
        form={form}
        submitLabel={textOf('people.sendTheAnswer')}
        onCancel={() => changeQuery({ request: '' })}
      >
        <TextArea
          form={form}
          name="text"
          label={textOf('common.answer2')}
          hint={textOf('people.itIsSentAs', { language: request.language })}
        />
      </FormBody>
    </section>
  );
}

/** Staff decide whether the account is that of somebody under 18; a request of that kind is treated so at once. */
function ChildButtons({ subject: userId }: { subject: string }) {
  const act = useAction();
  if (!userId.startsWith('usr_')) return null;
  const decide = async (child: boolean) => {
    const params = { path: { userId } };
    await answerOf(api.PUT('/api/admin/privacy/children/{userId}', { params, body: { child } }));
    notify(textOf(child ? 'redaction.treatedAsAChild' : 'redaction.notTreatedAsAChild'));
  };
  return (
    <div class="row">
      <ActRefused by={act.refusal} />
      <Button isBusy={act.isBusy} onClick={() => void act.run(() => decide(true))}>
        {textOf('redaction.treatAsAChild')}
      </Button>
      <Button isBusy={act.isBusy} onClick={() => void act.run(() => decide(false))}>
        {textOf('redaction.notAChild')}
      </Button>
    </div>
  );
}
