import { answerOf, api, type Schemas } from '../../api';
import { useCity } from '../../city';
import { notify } from '../../kit/actions/toast';
import { useLeave } from '../../kit/actions/unsaved';
import { Dialog } from '../../kit/dialog';
import { SelectField } from '../../kit/forms/fields';
import { FormBody, useForm } from '../../kit/forms/form';
import { saveFile } from '../../kit/forms/save-file';
import { type Filters, givenOf } from '../../queue-query';
import { Refusal, refusalOf } from '../../refusal';
import type { View } from '../../views';
import { COLUMNS } from './columns';
import { textOf } from '../../words';

type Export = Schemas['ExportQueue'];

const FORMATS = [
  { value: 'csv', label: textOf('queue.csv') },
  { value: 'xlsx', label: textOf('queue.excelXlsx') },
];
const OF_VIEW = 'view';
const ALL = 'all';

/** What not to have in the name of a file. */
const NOT_IN_NAMES = /[\\/:*?"<>|]+/g;

interface Props {
  of: Filters;
  sort: string;
  view: View | undefined;
  onClose: () => void;
}

/** Asks for the format and the columns of a file with all issues of the queue, and saves it. */
export default function ExportDialog({ of, sort, view, onClose }: Props) {
  const city = useCity();
  const name = view?.name ?? textOf('module.queue');
  const form = useForm({ format: 'csv', columns: view ? OF_VIEW : ALL }, async ({ format, columns }) => {
    const file = await exported({
      cityId: city,
      ...(view ? { view: view.id } : { filters: givenOf(of) }),
      ...(sort && { sort: sort as Schemas['QueueSort'] }),
      format: format as Export['format'],
      ...(columns === ALL && { columns: COLUMNS.map(({ value }) => value) }),
    });
    saveFile(`${name.replace(NOT_IN_NAMES, '-')}.${format}`, file);
    notify(textOf('queue.exported', { name }));
    onClose();
  });
  const leave = useLeave(form, onClose);
  return (
    <Dialog title={textOf('queue.export', { name })} onClose={leave}>
      <FormBody form={form} submitLabel={textOf('queue.export2')} onCancel={() => leave?.()}>
        <p>{textOf('queue.allIssuesOfIt')}</p>
        <SelectField form={form} name="format" label={textOf('queue.format')} options={FORMATS} />
        {view && (
          <SelectField
            form={form}
            name="columns"
            label={textOf('queue.columns')}
            options={[
              { value: OF_VIEW, label: textOf('queue.thoseOfTheView', { columns: view.columns.length }) },
              { value: ALL, label: textOf('queue.allColumns', { COLUMNS: COLUMNS.length }) },
            ]}
          />
        )}
        <p role="status">{form.isBusy && textOf('queue.theFileIsBeing')}</p>
      </FormBody>
    </Dialog>
  );
}

/** @throws Refusal that says what to do */
async function exported(body: Export): Promise<Blob> {
  try {
    return await answerOf<Blob>(api.POST('/api/admin/queue/export', { body, parseAs: 'blob' }));
  } catch (thrown) {
    const { status, messages } = refusalOf(thrown);
    const todo =
      status === 404
        ? textOf('queue.somebodyHasRemovedThe')
        : status === 0
          ? textOf('queue.theFileDidNot')
          : undefined;
    throw new Refusal(status, [...messages, ...(todo ? [todo] : [])]);
  }
}
