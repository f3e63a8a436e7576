import { answerOf, api, type Schemas } from '../../api';
import { useCity } from '../../city';
import { rereadOnConflict } from '../../kit/actions/use-action';
import { ask } from '../../kit/dialog';
import { TextField } from '../../kit/forms/fields';
import { FormBody, useForm } from '../../kit/forms/form';
import { useRead } from '../../kit/reads/hooks';
import { Loaded } from '../../kit/reads/loaded';
import { Part } from '../../kit/page';
import { Table } from '../../kit/table';
import { inform, notify } from '../../kit/actions/toast';
import { useUnsaved } from '../../kit/actions/unsaved';
import { Permitted } from '../../rights';

type Holiday = Schemas['Holiday'];

async function add(body: Schemas['NewHoliday'], reload: () => Promise<void>): Promise<void> {
  await answerOf(api.POST('/api/admin/due-dates/holidays', { body }));
  await reload();
}

/** The holidays of a city. */
export function Holidays() {
  const city = useCity();
  const holidays = useRead(city, () =>
    answerOf(api.GET('/api/admin/due-dates/holidays', { params: { query: { cityId: city } } })),
  );
  const { reload } = holidays;
  return (
    <>
      <Loaded of={holidays} empty="The city has no holidays.">
        {(rows) => <HolidayTable rows={rows} onRemove={(holiday) => remove(holiday, reload)} />}
      </Loaded>
      <Permitted to="feed">
        <NewHoliday key={city} reload={reload} />
      </Permitted>
    </>
  );
}

/** Asks first: it changes due dates by working hours. */
function remove({ cityId, date, name }: Holiday, reload: () => Promise<void>): void {
  ask({
    title: `Remove ${name}`,
    text: `${date} will no longer count as a holiday in due dates calculated from now on. Existing due dates stay.`,
    confirm: 'Remove',
    isDangerous: true,
    act: async () => {
      const params = { path: { cityId, date } };
      await rereadOnConflict(
        () => answerOf(api.DELETE('/api/admin/due-dates/holidays/{cityId}/{date}', { params })),
        reload,
      );
      notify(`Removed: ${name}`, async () => {
        await add({ cityId, date, name }, reload);
        inform(`Added again: ${name}`);
      });
      await reload();
    },
  });
}

function HolidayTable({
  rows,
  onRemove,
}: {
  rows: readonly Holiday[];
  onRemove: (holiday: Holiday) => void;
}) {
  return (
    <Table
      caption="Holidays"
      rows={rows}
      keyOf={({ date }) => date}
      columns={[
        { label: 'Day', value: ({ date }) => date },
        { label: 'Name', value: ({ name }) => name },
        {
          label: 'Actions',
          cell: (holiday) => (
            <Permitted to="feed">
              <button type="button" aria-label={`Remove ${holiday.name}`} onClick={() => onRemove(holiday)}>
                Remove
              </button>
            </Permitted>
          ),
        },
      ]}
    />
  );
}

const EMPTY = { date: '', name: '' };

function NewHoliday({ reload }: { reload: () => Promise<void> }) {
  const cityId = useCity();
  const form = useForm(EMPTY, async (values) => {
    await add({ cityId, ...values }, reload);
    notify(`Added: ${values.name}`);
    form.renew(EMPTY);
  });
  useUnsaved(form.isUnsaved);
  return (
    <Part title="Add a holiday">
      <FormBody form={form} submitLabel="Add the holiday" class="row">
        <TextField form={form} name="date" label="Day" type="date" />
        <TextField form={form} name="name" label="Name of the holiday" />
      </FormBody>
    </Part>
  );
}
