import { useState } from 'preact/hooks';
import { answerOf, api, type Schemas } from '../../api';
import { type Action, useAction } from '../../kit/actions/use-action';
import { Button } from '../../kit/button';
import { ask } from '../../kit/dialog';
import { Choice, FILE, FileField } from '../../kit/forms/fields';
import { type Checked, createFileCheck } from '../../kit/forms/file-check';
import { ActRefused, Refused } from '../../kit/actions/refused';
import { saveFile } from '../../kit/forms/save-file';
import { Table } from '../../kit/table';
import { Refusal, refusalBeside } from '../../refusal';
import { Permitted } from '../../rights';
import { useStore } from '../../store';
import { uploadFetch } from '../../upload';
import { rows, storeWithNotice } from './store-with-notice';
import { partsOf, textOf } from '../../words';

type Outcome = Schemas['Imported'];

const KINDS = [
  { value: 'officials', label: textOf('module.officials') },
  { value: 'jurisdictions', label: textOf('city.jurisdictions') },
  { value: 'departments', label: textOf('city.departments') },
  { value: 'police-stations', label: textOf('city.policeStations') },
];

async function send(
  kind: string,
  file: File,
  isDryRun: boolean,
  onSent: (share: number) => void,
): Promise<Outcome> {
  const form = new FormData();
  form.append('file', file);
  return answerOf(
    api.POST('/api/admin/officials/records/{kind}/import', {
      params: { path: { kind }, query: { dryRun: isDryRun ? 'true' : 'false' } },
      // The types describe bytes as text.
      body: form as unknown as { file: string },
      bodySerializer: (body) => body as unknown as FormData,
      fetch: uploadFetch(onSent),
    }),
  );
}

/** Sends a file, and shows the upload progress. */
async function sendShowing(
  kind: string,
  file: File,
  isDryRun: boolean,
  show: (share: number | undefined) => void,
): Promise<Outcome> {
  show(0);
  try {
    return await send(kind, file, isDryRun, show);
  } finally {
    show(undefined);
  }
}

async function exportFile(kind: string): Promise<void> {
  const params = { path: { kind } };
  const content = await answerOf<Blob>(
    api.GET('/api/admin/officials/records/{kind}/export', { params, parseAs: 'blob' }),
  );
  saveFile(`${kind}.csv`, content);
}

/** Accountability records as CSV: export of all records of a kind, and import of a file after a check. */
export function RecordFiles() {
  const [kind, setKind] = useState('officials');
  const act = useAction();
  return (
    <>
      <div class="row">
        <Choice label={textOf('city.kindOfRecord')} value={kind} options={KINDS} onChange={setKind} />
        <Button isBusy={act.isBusy} onClick={() => void act.run(() => exportFile(kind))}>
          {textOf('city.exportAsCsv')}
        </Button>
      </div>
      <ActRefused by={act.refusal} />
      <p class="hint">{textOf('city.theRecordsOfAll')}</p>
      <Permitted to="officials">
        <Import key={kind} kind={kind} />
      </Permitted>
    </>
  );
}

function Import({ kind }: { kind: string }) {
  const [file, setFile] = useState<File>();
  const [sent, setSent] = useState<number>();
  const act = useAction();
  const [check] = useState(() =>
    createFileCheck<File, Outcome>((chosen, isDryRun) => sendShowing(kind, chosen, isDryRun, setSent)),
  );
  const checked = useStore(check.shown);
  const checkFile = async () => {
    if (!file) throw new Refusal(400, [`${FILE} ${textOf('refusal.chosen')}`]);
    await check.check(file);
  };
  const store = (chosen: File) => storeWithNotice(chosen.name, () => check.store(chosen));
  return (
    <>
      <div class="row">
        <FileField
          label={textOf('city.csvFile')}
          accept=".csv,text/csv"
          refusal={act.refusal}
          onChange={(chosen) => {
            setFile(chosen);
            check.forget();
            act.clearRefusal();
          }}
        />
      </div>
      <Button class="primary" isBusy={act.isBusy} onClick={() => void act.run(checkFile)}>
        {textOf('city.checkTheFile')}
      </Button>
      <Refused by={refusalBeside(act.refusal, [FILE])} />
      {sent !== undefined && <Progress share={sent} />}
      {checked && (
        <Result checked={checked} act={act} store={() => void act.run(() => store(checked.chosen))} />
      )}
    </>
  );
}

/** The service reads rows as they arrive, so the upload progress is nearly that of the reading. */
function Progress({ share }: { share: number }) {
  const percent = Math.floor(share * 100);
  return (
    <p class="loading" role="status">
      <progress max={100} value={percent} aria-label={textOf('city.readingTheFile')} />{' '}
      {textOf(share < 1 ? 'city.partOfFile' : 'city.endOfFile', { percent })}
    </p>
  );
}

function Result({
  checked: { outcome, isStored },
  act,
  store,
}: {
  checked: Checked<File, Outcome>;
  act: Action;
  store: () => void;
}) {
  const { imported, skipped, errors } = outcome;
  return (
    <section>
      <h2>{isStored ? textOf('city.whatWasImported') : textOf('city.previewOfTheImport')}</h2>
      <p role="status">
        {textOf(isStored ? 'city.imported' : 'city.importable', {
          imported: rows(imported),
          skipped: rows(skipped),
        })}
      </p>
      {!isStored && imported > 0 && (
        <Button class="primary" isBusy={act.isBusy} onClick={() => askToStore(outcome, store)}>
          {partsOf('city.import', { imported: rows(imported) })}
        </Button>
      )}
      {errors.length > 0 && <Mistakes errors={errors} />}
    </section>
  );
}

function Mistakes({ errors }: Pick<Outcome, 'errors'>) {
  return (
    <Table
      caption={textOf('city.errorsByRow')}
      rows={errors.map((error, index) => ({ ...error, index }))}
      keyOf={({ index }) => String(index)}
      columns={[
        { label: textOf('city.row'), value: ({ row }) => row },
        { label: textOf('city.column'), value: ({ field }) => field },
        { label: textOf('city.mistake'), value: ({ message }) => message },
      ]}
    />
  );
}

function askToStore({ imported, skipped }: Outcome, store: () => void): void {
  ask({
    title: textOf('city.import', { imported: rows(imported) }),
    text: textOf('city.newRecordsAreAdded', {
      value: skipped === 0 ? '' : textOf('city.withMistakesWillBe', { skipped: rows(skipped) }),
    }),
    confirm: textOf('city.import2'),
    isDangerous: true,
    // The question is replaced by the progress.
    act: () => {
      store();
      return Promise.resolve();
    },
  });
}
