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
import { countOf, partsOf, textOf } from '../../words';

type Plan = Schemas['BoundaryImport'];

const CHANGES: Record<Plan['changes'][number]['change'], string> = {
  new: textOf('common.new'),
  replaced: textOf('city.replaced'),
  same: textOf('city.staysTheSame'),
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
    if (!file) throw new Refusal(400, [`${FILE} ${textOf('refusal.chosen')}`]);
    await check.check({ ...rest, file });
  };
  const store = async ({ chosen: sent, outcome: { from } }: Checked<Sent, Plan>) => {
    await rereadOnConflict(
      () => check.store({ ...sent, from }),
      () => check.check(sent),
    );
    invalidateWards(city);
    notify(textOf('city.theBoundariesAreStored', { name: sent.file.name }));
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
        {textOf('common.preview')}
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
      {textOf('city.storeTheBoundaries')}
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
    title: textOf('city.storeTheBoundaries'),
    text:
      count === 0
        ? textOf('city.theBoundariesStayThe')
        : textOf('city.theBoundariesOfWill', { countOf: countOf('count.ward', count) }),
    confirm: textOf('city.store'),
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
        label={textOf('city.geojsonFile')}
        accept=".geojson,.json,application/geo+json"
        refusal={refusal}
        onChange={(file) => onChange({ ...chosen, file })}
      />
      <div class="field">
        <label for={propertyId}>{textOf('city.propertyWithTheCode')}</label>
        <input
          id={propertyId}
          dir="auto"
          value={chosen.property}
          onInput={(event) => onChange({ ...chosen, property: event.currentTarget.value })}
        />
      </div>
      <div class="field">
        <label for={sourceId}>{textOf('city.sourceShownOnMaps')}</label>
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
      <h2>{dryRun ? textOf('city.whatTheFileWould') : textOf('city.whatTheFileHas')}</h2>
      {problems.length > 0 && <Refused by={{ messages: problems.map(problemInWords) }} />}
      {unknown.length > 0 && <p>{partsOf('city.ofNoWardOf', { unknown: unknown.join(', ') })}</p>}
      {missing.length > 0 && <p>{partsOf('city.wardsTheFileHas', { missing: missing.join(', ') })}</p>}
      <Table
        caption={textOf('city.wardsInTheFile')}
        rows={changes}
        keyOf={({ wardId }) => wardId}
        columns={[
          { label: textOf('common.code'), value: ({ code }) => code },
          { label: textOf('common.name'), value: ({ name }) => name },
          { label: textOf('city.change2'), value: ({ change }) => CHANGES[change] },
          { label: textOf('city.positions'), value: ({ positions }) => positions },
          { label: textOf('city.areaKm'), value: ({ areaKm2 }) => areaKm2 },
          { label: textOf('city.areaBeforeKm'), value: ({ areaBeforeKm2 }) => areaBeforeKm2 },
        ]}
      />
    </section>
  );
}
