import { useState } from 'preact/hooks';
import { answerOf, api, type Schemas } from '../../api';
import { useCity } from '../../city';
import { notify } from '../../kit/actions/toast';
import { useLeave } from '../../kit/actions/unsaved';
import { Dialog } from '../../kit/dialog';
import { SelectField, TextField, Tick, Ticks } from '../../kit/forms/fields';
import { FormBody, useForm } from '../../kit/forms/form';
import { queueHref } from '../../queue-address';
import { type Filters, givenOf } from '../../queue-query';
import { navigate } from '../../router';
import { session } from '../../session';
import { useStore } from '../../store';
import { readViews, useViews } from '../../use-views';
import { useUnits } from '../../use-units';
import { positionsFor, queryOf, type View, viewFrom } from '../../views';
import { COLUMNS, type QueueColumn } from './columns';
import { type FilterChanges, FilterChips, FilterFields, useFilterOptions } from './queue-filters';
import { partsOf, textOf } from '../../words';

/** What a view shows, apart from its texts. */
interface Shown {
  filters: Filters;
  sort: string;
  columns: readonly QueueColumn[];
}

interface Props {
  /** The view to be changed; undefined: a new one. */
  view: View | undefined;
  of: Filters;
  sort: string;
  onClose: () => void;
}

/** Saves a queue as a view, or changes a view: its name, filters, order, columns, for whom it is and its place. */
export default function ViewDialog({ view, of, sort, onClose }: Props) {
  const city = useCity();
  const saved = useViews(city).filter(({ isSaved }) => isSaved);
  const [begun] = useState<Shown>({
    filters: of,
    sort: view?.sort ?? sort,
    columns: view?.columns ?? NEW_COLUMNS,
  });
  const [shown, setShown] = useState(begun);
  const { form, scopes } = useViewForm(view, shown, saved, onClose);
  const isUnsaved = form.isUnsaved || (shown !== begun && !form.isBusy);
  const leave = useLeave({ isBusy: form.isBusy, isUnsaved }, onClose);
  const { options } = useFilterOptions();
  const change = ({ sort: order = shown.sort, ...filters }: FilterChanges) =>
    setShown({ ...shown, sort: String(order), filters: withChanges(shown.filters, filters) });
  const title = view ? textOf('queue.edit', { name: view.name }) : textOf('queue.saveAsView');
  return (
    <Dialog title={title} onClose={leave}>
      <FormBody form={form} submitLabel={textOf('common.save')} onCancel={() => leave?.()}>
        <TextField form={form} name="name" label={textOf('common.name')} autoFocus />
        <SelectField form={form} name="scope" label={textOf('common.for')} options={scopes} />
        <SelectField
          form={form}
          name="after"
          label={textOf('queue.placeInTheNavigation')}
          options={placesOf(saved, view)}
        />
        <details class="part" open={view !== undefined}>
          <summary>{textOf('queue.filtersAndOrder')}</summary>
          <FilterChips of={shown.filters} options={options} onChange={change} />
          <FilterFields of={shown.filters} sort={shown.sort} options={options} onChange={change} />
        </details>
        <details class="part">
          <summary>{partsOf('queue.columnsOf', { columns: shown.columns.length })}</summary>
          <Columns chosen={shown.columns} onChange={(columns) => setShown({ ...shown, columns })} />
        </details>
      </FormBody>
    </Dialog>
  );
}

const NEW_COLUMNS: readonly QueueColumn[] = [
  'number',
  'title',
  'status',
  'category',
  'ward',
  'dueAt',
  'holder',
  'state',
];

/** The columns of the rows and of files. */
function Columns({
  chosen,
  onChange,
}: {
  chosen: readonly QueueColumn[];
  onChange: (columns: readonly QueueColumn[]) => void;
}) {
  return (
    <Ticks
      legend={textOf('queue.inFilesAndAs')}
      problem={chosen.length === 0 ? textOf('queue.chooseAtLeastOne') : undefined}
    >
      {COLUMNS.map(({ value, label }) => (
        <Tick
          key={value}
          label={label}
          checked={chosen.includes(value)}
          onChange={(wanted) =>
            onChange(
              COLUMNS.map((each) => each.value).filter((each) =>
                each === value ? wanted : chosen.includes(each),
              ),
            )
          }
        />
      ))}
    </Ticks>
  );
}

/** The filters with changed ones. */
function withChanges(filters: Filters, changes: Omit<FilterChanges, 'sort'>): Filters {
  const lists = Object.entries(changes).map(([name, values]) => [name, [values].flat().filter(Boolean)]);
  return { ...filters, ...(Object.fromEntries(lists) as Partial<Filters>) };
}

/** The places of a view among the saved ones: the first, or after another one. */
function placesOf(saved: readonly View[], view: View | undefined) {
  const others = saved.filter(({ id }) => id !== view?.id);
  return [
    { value: '', label: textOf('queue.firstOfTheSaved') },
    ...others.map(({ id, name }) => ({ value: id, label: textOf('queue.after', { name }) })),
  ];
}

/** The form of a view; it is saved with what it shows. */
function useViewForm(view: View | undefined, shown: Shown, saved: readonly View[], onClose: () => void) {
  const city = useCity();
  const { admin } = useStore(session);
  const units = useUnits(city).data ?? [];
  const own = units.filter(({ members }) => members.some(({ id }) => id === admin?.id));
  const before = view ? saved[saved.findIndex(({ id }) => id === view.id) - 1] : saved.at(-1);
  const first = {
    name: view?.name ?? '',
    scope: view?.unitId ?? view?.scope ?? 'own',
    after: before?.id ?? '',
  };
  const form = useForm(first, async ({ name, scope, after }, changed) => {
    const isPlaced = view === undefined || 'after' in changed;
    const { position, others } = positionsFor(saved, view, after);
    const stored = await store(city, view, {
      name: name.trim(),
      ...seenBy(scope),
      filters: givenOf(shown.filters),
      sort: (shown.sort || null) as Schemas['QueueSort'] | null,
      columns: [...shown.columns],
      ...(isPlaced && { position }),
    });
    if (isPlaced) await placeOthers(others);
    await readViews(city);
    navigate(queueHref(city, queryOf(viewFrom(stored))));
    notify(textOf('queue.saved', { name: stored.name }));
    onClose();
  });
  const scopes = [
    { value: 'own', label: textOf('queue.me') },
    ...own.map(({ id, name }) => ({ value: id, label: name })),
    { value: 'city', label: textOf('queue.allStaffOfThe') },
  ];
  return { form, scopes };
}

/** For whom a view is. @param scope `own`, `city`, or the id of a unit */
function seenBy(scope: string): Pick<Schemas['ChangeView'], 'scope' | 'unitId'> {
  if (scope === 'own' || scope === 'city') return { scope, unitId: null };
  return { scope: 'unit', unitId: scope };
}

/** Changes a view, or adds it. */
function store(
  cityId: ReturnType<typeof useCity>,
  view: View | undefined,
  body: Schemas['ChangeView'] & Pick<Schemas['NewView'], 'name'>,
): Promise<Schemas['View']> {
  if (!view) return answerOf(api.POST('/api/admin/views', { body: { cityId, ...body } }));
  const params = { path: { viewId: view.id } };
  return answerOf(api.PATCH('/api/admin/views/{viewId}', { params, body }));
}

/** Moves the views behind one that was put before them. @param positions by their ids */
async function placeOthers(positions: ReadonlyMap<string, number>): Promise<void> {
  for (const [viewId, position] of positions) {
    const params = { path: { viewId } };
    await answerOf(api.PATCH('/api/admin/views/{viewId}', { params, body: { position } }));
  }
}
