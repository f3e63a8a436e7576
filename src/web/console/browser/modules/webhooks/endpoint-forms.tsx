import { useRef, useState } from 'preact/hooks';
import type { CitySlug } from '../../../../../kernel/cities';
import { WEBHOOK_EVENT_TYPES, type WebhookEventType } from '../../../../../kernel/webhooks';
import { answerOf, api, type Schemas } from '../../api';
import { problemOf, TextField, Tick, Ticks } from '../../kit/forms/fields';
import { changeOf, type Form, FormBody, useForm } from '../../kit/forms/form';
import { Part } from '../../kit/page';
import { notify } from '../../kit/actions/toast';
import { useUnsaved } from '../../kit/actions/unsaved';
import { CitiesChoice, cityScopeOf } from '../access/cities-choice';
import { textOf } from '../../words';

const EMPTY = { url: '', description: '' };
/** The ticked boxes of a form. */
interface Ticked {
  types: readonly WebhookEventType[];
  cities: readonly CitySlug[];
}

/** The ticked boxes of a new endpoint. */
const NEW: Ticked = { types: WEBHOOK_EVENT_TYPES, cities: [] };
const TICKED = { alsoFields: ['eventTypes', 'cityScope'] };

/** Registers an endpoint. */
export function NewEndpoint({
  onSecret,
  reload,
}: {
  onSecret: (secret: Schemas['WebhookSecret']) => void;
  reload: () => Promise<void>;
}) {
  const [types, setTypes] = useState(NEW.types);
  const [cities, setCities] = useState(NEW.cities);
  const form = useForm(
    EMPTY,
    async ({ url, description }) => {
      const body = { url, description, eventTypes: [...types], cityScope: cityScopeOf(cities) };
      try {
        onSecret(await answerOf(api.POST('/api/admin/webhooks/endpoints', { body })));
        form.renew(EMPTY);
        // Boxes that were changed during the request keep their state, like typed text.
        setTypes((now) => (now === types ? NEW.types : now));
        setCities((now) => (now === cities ? NEW.cities : now));
      } finally {
        // If the response was lost, the endpoint may exist: the list shows it.
        await reload();
      }
    },
    TICKED,
  );
  useUnsaved(form.isUnsaved || (!form.isBusy && isTicked({ types, cities }, NEW)));
  return (
    <Part title={textOf('integrations.registerAnEndpoint')}>
      <FormBody form={form} submitLabel={textOf('integrations.registerTheEndpoint')}>
        <Fields form={form} types={types} onTypes={setTypes} cities={cities} onCities={setCities} />
      </FormBody>
    </Part>
  );
}

/** Changes an endpoint. */
export function ChangeEndpoint({
  endpoint,
  reload,
}: {
  endpoint: Schemas['WebhookEndpoint'];
  reload: () => Promise<void>;
}) {
  const { id, url, description, eventTypes, cityScope } = endpoint;
  const [types, setTypes] = useState<readonly WebhookEventType[]>(eventTypes);
  const [cities, setCities] = useState<readonly CitySlug[]>(cityScope ?? []);
  /** The boxes as loaded or last saved: the endpoint is read again meanwhile. */
  const began = useRef({ types, cities });
  const form = useForm(
    { url, description },
    async (values, changed) => {
      const params = { path: { endpointId: id } };
      const body = changeOf(
        { ...values, eventTypes: [...types], cityScope: cityScopeOf(cities) },
        {
          ...changed,
          ...(!haveSame(types, began.current.types) && { eventTypes: types }),
          ...(!haveSame(cities, began.current.cities) && { cityScope: cities }),
        },
      );
      await answerOf(api.PATCH('/api/admin/webhooks/endpoints/{endpointId}', { params, body }));
      began.current = { types, cities };
      notify(textOf('integrations.theEndpointIsChanged'));
      await reload();
    },
    TICKED,
  );
  useUnsaved(form.isUnsaved || (!form.isBusy && isTicked({ types, cities }, began.current)));
  return (
    <Part title={textOf('integrations.changeTheEndpoint')}>
      <FormBody form={form} submitLabel={textOf('integrations.saveTheEndpoint')}>
        <Fields form={form} types={types} onTypes={setTypes} cities={cities} onCities={setCities} />
      </FormBody>
    </Part>
  );
}

/** Whether two lists have the same entries, in any order. */
function haveSame(some: readonly string[], others: readonly string[]): boolean {
  return [...some].sort().join() === [...others].sort().join();
}

/** Whether other boxes are ticked than at the start. */
const isTicked = (now: Ticked, began: Ticked) =>
  !haveSame(now.types, began.types) || !haveSame(now.cities, began.cities);

interface FieldsProps {
  form: Form<typeof EMPTY>;
  types: readonly WebhookEventType[];
  onTypes: (types: readonly WebhookEventType[]) => void;
  cities: readonly CitySlug[];
  onCities: (cities: readonly CitySlug[]) => void;
}

function Fields({ form, types, onTypes, cities, onCities }: FieldsProps) {
  return (
    <>
      <TextField
        form={form}
        name="url"
        label={textOf('integrations.url')}
        hint={textOf('integrations.publicByHttpsAt')}
      />
      <TextField form={form} name="description" label={textOf('integrations.whatItIsFor')} />
      <EventsChoice
        types={types}
        onChange={onTypes}
        problem={problemOf(form, 'eventTypes', textOf('integrations.events'))}
      />
      <CitiesChoice
        cities={cities}
        onChange={onCities}
        problem={problemOf(form, 'cityScope', textOf('common.cities'))}
      />
    </>
  );
}

/** A box for each type of event. */
function EventsChoice({
  types,
  onChange,
  problem,
}: {
  types: readonly WebhookEventType[];
  onChange: (types: readonly WebhookEventType[]) => void;
  problem: string | undefined;
}) {
  return (
    <Ticks legend={textOf('integrations.events')} problem={problem}>
      {WEBHOOK_EVENT_TYPES.map((type) => (
        <Tick
          key={type}
          label={type}
          checked={types.includes(type)}
          onChange={(on) => onChange(on ? [...types, type] : types.filter((each) => each !== type))}
        />
      ))}
    </Ticks>
  );
}
