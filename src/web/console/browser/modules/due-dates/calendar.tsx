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

type WorkingCalendar = Schemas['WorkingCalendar'];

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** The working hours of a city. */
export function Calendar() {
  const city = useCity();
  const calendar = useRead(city, () =>
    answerOf(api.GET('/api/admin/due-dates/calendar', { params: { query: { cityId: city } } })),
  );
  return (
    <>
      <p>
        Policies that count working hours use these, in the time zone of the city. Existing due dates stay
        until their issue changes.
      </p>
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
    notify('The working hours are saved');
  };
  const form = useForm({ opens, closes }, send, { alsoFields: ['weekdays'] });
  const isTicked = [...days].sort().join() !== [...weekdays].sort().join();
  useUnsaved(form.isUnsaved || (isTicked && !form.isBusy));
  return (
    <FormBody form={form} submitLabel="Save the working hours">
      {isUsual && <p class="quiet">They are not set for this city yet: these are the defaults.</p>}
      <Ticks legend="Days of the week" problem={problemOf(form, 'weekdays', 'Days of the week')}>
        {WEEKDAYS.map((label, index) => (
          <Tick
            key={label}
            label={label}
            checked={days.includes(index + 1)}
            onChange={(on) => setDays(on ? [...days, index + 1] : days.filter((day) => day !== index + 1))}
          />
        ))}
      </Ticks>
      <TextField form={form} name="opens" label="From" hint="Such as 09:30" />
      <TextField form={form} name="closes" label="To" hint="Such as 17:30; 24:00 is the end of the day" />
    </FormBody>
  );
}
