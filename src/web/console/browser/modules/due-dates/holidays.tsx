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
import { textOf } from '../../words';

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
      <Loaded of={holidays} empty={textOf('city.theCityHasNoHolidays')}>
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
    title: textOf('queue.remove', { name }),
    text: textOf('city.willNoLongerCount', { date }),
    confirm: textOf('common.remove'),
    isDangerous: true,
    act: async () => {
      const params = { path: { cityId, date } };
      await rereadOnConflict(
        () => answerOf(api.DELETE('/api/admin/due-dates/holidays/{cityId}/{date}', { params })),
        reload,
      );
      notify(textOf('common.removed', { name }), async () => {
        await add({ cityId, date, name }, reload);
        inform(textOf('city.addedAgain', { name }));
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
      caption={textOf('city.holidays')}
      rows={rows}
      keyOf={({ date }) => date}
      columns={[
        { label: textOf('city.day'), value: ({ date }) => date },
        { label: textOf('common.name'), value: ({ name }) => name },
        {
          label: textOf('common.actions'),
          cell: (holiday) => (
            <Permitted to="feed">
              <button
                type="button"
                aria-label={textOf('queue.remove', { name: holiday.name })}
                onClick={() => onRemove(holiday)}
              >
                {textOf('common.remove')}
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
    notify(textOf('intake.added', { name: values.name }));
    form.renew(EMPTY);
  });
  useUnsaved(form.isUnsaved);
  return (
    <Part title={textOf('city.addAHoliday')}>
      <FormBody form={form} submitLabel={textOf('city.addTheHoliday')} class="row">
        <TextField form={form} name="date" label={textOf('city.day')} type="date" />
        <TextField form={form} name="name" label={textOf('city.nameOfTheHoliday')} />
      </FormBody>
    </Part>
  );
}
