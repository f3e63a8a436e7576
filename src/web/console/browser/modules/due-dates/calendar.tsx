import { useState } from 'preact/hooks';
import { answerOf, api, type Schemas } from '../../api';
import { useCity } from '../../city';
import { problemOf, TextField, Tick, Ticks } from '../../kit/forms/fields';
import { FormBody, useForm } from '../../kit/forms/form';
import { useRead } from '../../kit/reads/hooks';
import { Loaded } from '../../kit/reads/loaded';
import { notify } from '../../kit/actions/toast';
import { useUnsaved } from '../../kit/actions/unsaved';
import { Changeable } from '../../rights';
import { textOf } from '../../words';

type WorkingCalendar = Schemas['WorkingCalendar'];

const WEEKDAYS = [
  textOf('city.monday'),
  textOf('city.tuesday'),
  textOf('city.wednesday'),
  textOf('city.thursday'),
  textOf('city.friday'),
  textOf('city.saturday'),
  textOf('city.sunday'),
];

/** The working hours of a city. */
export function Calendar() {
  const city = useCity();
  const calendar = useRead(city, () =>
    answerOf(api.GET('/api/admin/due-dates/calendar', { params: { query: { cityId: city } } })),
  );
  return (
    <>
      <p>{textOf('city.policiesThatCountWorking')}</p>
      <Loaded of={calendar}>
        {(shown) => (
          <Changeable to="feed">
            <CalendarForm key={shown.cityId} calendar={shown} put={calendar.put} />
          </Changeable>
        )}
      </Loaded>
    </>
  );
}

function CalendarForm({
  calendar: { cityId, weekdays, opens, closes, isUsual },
  put,
}: {
  calendar: WorkingCalendar;
  put: (calendar: WorkingCalendar) => void;
}) {
  const [days, setDays] = useState<readonly number[]>(weekdays);
  const send = async (values: { opens: string; closes: string }) => {
    const body = { weekdays: [...days], opens: values.opens, closes: values.closes };
    const saved = await answerOf(
      api.PUT('/api/admin/due-dates/calendar/{cityId}', { params: { path: { cityId } }, body }),
    );
    form.renew({ opens: saved.opens, closes: saved.closes });
    put(saved);
    notify(textOf('city.theWorkingHoursAre'));
  };
  const form = useForm({ opens, closes }, send, { alsoFields: ['weekdays'] });
  const isTicked = [...days].sort().join() !== [...weekdays].sort().join();
  useUnsaved(form.isUnsaved || (isTicked && !form.isBusy));
  const legend = textOf('city.daysOfTheWeek');
  return (
    <FormBody form={form} submitLabel={textOf('city.saveTheWorkingHours')}>
      {isUsual && <p class="quiet">{textOf('city.theyAreNotSet')}</p>}
      <Ticks legend={legend} problem={problemOf(form, 'weekdays', legend)}>
        {WEEKDAYS.map((label, index) => (
          <Tick
            key={label}
            label={label}
            checked={days.includes(index + 1)}
            onChange={(on) => setDays(on ? [...days, index + 1] : days.filter((day) => day !== index + 1))}
          />
        ))}
      </Ticks>
      <TextField form={form} name="opens" label={textOf('common.from')} hint={textOf('city.suchAs0930')} />
      <TextField form={form} name="closes" label={textOf('common.to')} hint={textOf('city.suchAs1730')} />
    </FormBody>
  );
}
