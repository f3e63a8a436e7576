import { useId, useState } from 'preact/hooks';
import type { CitySlug } from '../../../../../kernel/cities';
import { answerOf, api, type Schemas } from '../../api';
import { rereadOnConflict, useAction } from '../../kit/actions/use-action';
import { Button } from '../../kit/button';
import { ask } from '../../kit/dialog';
import { FILE, FileField } from '../../kit/forms/fields';
import { type Checked, createFileCheck } from '../../kit/forms/file-check';
import { Refused } from '../../kit/actions/refused';
import { Table } from '../../kit/table';
import { notify } from '../../kit/actions/toast';
import { invalidateWards } from '../../shared-reads';
import { Refusal, refusalBeside } from '../../refusal';
import { useStore } from '../../store';
import { uploadFetch } from '../../upload';
import { problemInWords } from './problem';
import { countOf } from '../../words';

type Plan = Schemas['BoundaryImport'];

const CHANGES: Record<Plan['changes'][number]['change'], string> = {
  new: 'New',
  replaced: 'Replaced',
  same: 'Stays the same',
};

/** @param from the digest of the preview, when the boundaries are stored */
async function send(cityId: CitySlug, { file, property, source, from }: Sent): Promise<Plan> {
  const [dryRun, seen] = from === undefined ? (['true', {}] as const) : (['false', { from }] as const);
  const form = new FormData();
  form.append('file', file);
  return answerOf(
    api.POST('/api/admin/geo/boundaries/import', {
      params: {
        query: { cityId, property, dryRun, ...seen, ...(source.trim() && { source }) },
      },
      // The types describe bytes as text.
      body: form as unknown as { file: string },
      bodySerializer: (body) => body as unknown as FormData,
      fetch: uploadFetch(),
    }),
  );
}

/** Imports the boundaries of a city from a GeoJSON file: first a preview of the changes, then storing them. */
export function BoundaryImport({ city }: { city: CitySlug }) {
  const [chosen, setChosen] = useState<Chosen>({ file: undefined, property: 'code', source: '' });
  const [check] = useState(() => createFileCheck<Sent, Plan>((sent) => send(city, sent)));
  const checked = useStore(check.shown);
  const act = useAction();
  const preview = async ({ file, ...rest }: Chosen) => {
    if (!file) throw new Refusal(400, [`${FILE} must be chosen`]);
    await check.check({ ...rest, file });
  };
  const store = async ({ chosen: sent, outcome: { from } }: Checked<Sent, Plan>) => {
    await rereadOnConflict(
      () => check.store({ ...sent, from }),
      () => check.check(sent),
    );
    invalidateWards(city);
    notify(`The boundaries are stored: ${sent.file.name}`);
  };
  return (
    <>
      <FileForm
        chosen={chosen}
        refusal={act.refusal}
        onChange={(next) => {
          setChosen(next);
          check.forget();
          act.clearRefusal();
        }}
      />
      <Button class="primary" isBusy={act.isBusy} onClick={() => void act.run(() => preview(chosen))}>
        Preview
      </Button>
      <Refused by={refusalBeside(act.refusal, [FILE])} />
      {checked && <Preview plan={checked.outcome} />}
      {checked && isStorable(checked) && <Store onClick={() => askToStore(checked, () => store(checked))} />}
    </>
  );
}

function Store({ onClick }: { onClick: () => void }) {
  return (
    <button type="button" class="primary" onClick={onClick}>
      Store the boundaries
    </button>
  );
}

/** Unchanged boundaries may still get another source. */
function isStorable({ chosen, outcome: { changes, problems }, isStored }: Checked<Sent, Plan>): boolean {
  const changed = chosen.source.trim() === '' ? changedIn(changes) : changes;
  return !isStored && problems.length === 0 && changed.length > 0;
}

function changedIn(changes: Plan['changes']): Plan['changes'] {
  return changes.filter(({ change }) => change !== 'same');
}

function askToStore({ outcome: { changes } }: Checked<Sent, Plan>, store: () => Promise<void>): void {
  const count = changedIn(changes).length;
  ask({
    title: 'Store the boundaries',
    text:
      count === 0
        ? 'The boundaries stay the same. Maps will show the source.'
        : `The boundaries of ${countOf('count.ward', count)} will be stored. Replaced boundaries are not kept.`,
    confirm: 'Store',
    isDangerous: true,
    act: store,
  });
}

interface Chosen {
  file: File | undefined;
  property: string;
  /** The source of the boundaries; empty for none. */
  source: string;
}

/** The request, once a file is chosen. */
type Sent = Chosen & {
  file: File;
  /** The digest of the former boundaries in the preview; undefined: this request is for the preview. */
  from?: string;
};

function FileForm({
  chosen,
  refusal,
  onChange,
}: {
  chosen: Chosen;
  refusal: Refusal | undefined;
  onChange: (chosen: Chosen) => void;
}) {
  const [propertyId, sourceId] = [useId(), useId()];
  return (
    <div class="row">
      <FileField
        label="GeoJSON file"
        accept=".geojson,.json,application/geo+json"
        refusal={refusal}
        onChange={(file) => onChange({ ...chosen, file })}
      />
      <div class="field">
        <label for={propertyId}>Property with the code or name of the ward</label>
        <input
          id={propertyId}
          dir="auto"
          value={chosen.property}
          onInput={(event) => onChange({ ...chosen, property: event.currentTarget.value })}
        />
      </div>
      <div class="field">
        <label for={sourceId}>Source, shown on maps (optional)</label>
        <input
          id={sourceId}
          dir="auto"
          value={chosen.source}
          onInput={(event) => onChange({ ...chosen, source: event.currentTarget.value })}
        />
      </div>
    </div>
  );
}

function Preview({ plan: { changes, unknown, missing, problems, dryRun } }: { plan: Plan }) {
  return (
    <section>
      <h2>{dryRun ? 'What the file would change' : 'What the file has changed'}</h2>
      {problems.length > 0 && <Refused by={{ messages: problems.map(problemInWords) }} />}
      {unknown.length > 0 && <p>Of no ward of the city, passed over: {unknown.join(', ')}.</p>}
      {missing.length > 0 && <p>Wards the file has nothing of: {missing.join(', ')}.</p>}
      <Table
        caption="Wards in the file"
        rows={changes}
        keyOf={({ wardId }) => wardId}
        columns={[
          { label: 'Code', value: ({ code }) => code },
          { label: 'Name', value: ({ name }) => name },
          { label: 'Change', value: ({ change }) => CHANGES[change] },
          { label: 'Positions', value: ({ positions }) => positions },
          { label: 'Area, km²', value: ({ areaKm2 }) => areaKm2 },
          { label: 'Area before, km²', value: ({ areaBeforeKm2 }) => areaBeforeKm2 },
        ]}
      />
    </section>
  );
}
