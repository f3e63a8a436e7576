import { useState } from 'preact/hooks';
import { answerOf, api, type Schemas } from '../../api';
import { useCity } from '../../city';
import { inform, notify } from '../../kit/actions/toast';
import { useLeave } from '../../kit/actions/unsaved';
import { ask, Dialog } from '../../kit/dialog';
import { SelectField, TextField } from '../../kit/forms/fields';
import { FormBody, useForm } from '../../kit/forms/form';
import { type Filters, givenOf } from '../../queue-query';
import { usePlace } from '../../router';
import { session } from '../../session';
import { useStore } from '../../store';
import { readViews, useViews } from '../../use-views';
import { useUnits } from '../../use-units';
import { type View, viewOf } from '../../views';

/** What can be done with a queue as a view: save it, or rename or remove the saved one. */
export function ViewActs({ of, sort }: { of: Filters; sort: string }) {
  const city = useCity();
  const view = viewOf(usePlace(), useViews(city));
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  if (view && !view.isSaved) return null;
  return (
    <>
      <button type="button" class="quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {view ? 'Rename the view …' : 'Save as a view …'}
      </button>
      {view && (
        <button type="button" class="quiet" onClick={() => remove(view, city)}>
          Remove the view …
        </button>
      )}
      {isOpen && view && <RenameDialog view={view} city={city} onClose={close} />}
      {isOpen && !view && <SaveDialog city={city} of={of} sort={sort} onClose={close} />}
    </>
  );
}

interface SaveProps {
  city: ReturnType<typeof useCity>;
  of: Filters;
  sort: string;
  onClose: () => void;
}

/** Asks for the name of a new view, and for whom it is. */
function SaveDialog({ city, of, sort, onClose }: SaveProps) {
  const { admin } = useStore(session);
  const units = useUnits(city).data ?? [];
  const own = units.filter(({ members }) => members.some(({ id }) => id === admin?.id));
  const form = useForm({ name: '', scope: 'own' }, async ({ name, scope }) => {
    const isOfUnit = own.some(({ id }) => id === scope);
    const seenBy = isOfUnit
      ? ({ scope: 'unit', unitId: scope } as const)
      : ({ scope: scope === 'city' ? 'city' : 'own', unitId: null } as const);
    const order = (sort || null) as Schemas['QueueSort'] | null;
    const body = { cityId: city, name: name.trim(), filters: givenOf(of), sort: order, ...seenBy };
    await answerOf(api.POST('/api/admin/views', { body }));
    await readViews(city);
    notify(`Saved: ${body.name}`);
    onClose();
  });
  const leave = useLeave(form, onClose);
  const options = [
    { value: 'own', label: 'Me' },
    ...own.map(({ id, name }) => ({ value: id, label: name })),
    { value: 'city', label: 'All staff of the city' },
  ];
  return (
    <Dialog title="Save as a view" onClose={leave}>
      <FormBody form={form} submitLabel="Save" onCancel={() => leave?.()}>
        <p>It is in the navigation, with its count.</p>
        <TextField form={form} name="name" label="Name" autoFocus />
        <SelectField form={form} name="scope" label="For" options={options} />
      </FormBody>
    </Dialog>
  );
}

function RenameDialog({ view, city, onClose }: { view: View; city: string; onClose: () => void }) {
  const form = useForm({ name: view.name }, async (values) => {
    const name = values.name.trim();
    const params = { path: { viewId: view.id } };
    await answerOf(api.PATCH('/api/admin/views/{viewId}', { params, body: { name } }));
    await readViews(city);
    notify(`Renamed: ${name}`);
    onClose();
  });
  const leave = useLeave(form, onClose);
  return (
    <Dialog title={`Rename ${view.name}`} onClose={leave}>
      <FormBody form={form} submitLabel="Rename" onCancel={() => leave?.()}>
        <TextField form={form} name="name" label="Name" autoFocus />
      </FormBody>
    </Dialog>
  );
}

/** Removes a view after a question. */
function remove({ id, name }: View, city: string): void {
  ask({
    title: `Remove ${name}`,
    text: 'The view will be gone for everybody who sees it. Its issues stay as they are.',
    confirm: 'Remove',
    isDangerous: true,
    act: async () => {
      await answerOf(api.DELETE('/api/admin/views/{viewId}', { params: { path: { viewId: id } } }));
      await readViews(city);
      inform(`Removed: ${name}`);
    },
  });
}
