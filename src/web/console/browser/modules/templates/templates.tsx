import type { Language } from '../../../../../kernel/languages';
import { useCity } from '../../city';
import { FormBody, useForm } from '../../kit/forms/form';
import { notify } from '../../kit/actions/toast';
import { useUnsaved } from '../../kit/actions/unsaved';
import { Page, Part } from '../../kit/page';
import { useRead } from '../../kit/reads/hooks';
import { Loaded } from '../../kit/reads/loaded';
import { Table } from '../../kit/table';
import { languageName } from '../../language-names';
import { Permitted } from '../../rights';
import { hrefOf } from '../../router';
import { readTemplates } from '../../shared-reads';
import { STATUSES } from '../feed/statuses';
import { addTemplate, type Template } from './template-calls';
import { templateBody, TemplateFields, templateValues } from './template-form';
import { TemplatePage } from './template-page';
import { categoryName } from '../../names';
import { textOf } from '../../words';

/** The templates of answers; or one template. */
export default function Templates({ id }: { id: string | undefined }) {
  const city = useCity();
  const templates = useRead(city, () => readTemplates(city));
  if (id !== undefined) return <TemplatePage id={id} />;
  return (
    <Page title={textOf('module.templates')} intro={textOf('intake.textsForPublicAnswers')}>
      <Loaded of={templates} empty={textOf('intake.theCityHasNoTemplates')}>
        {(rows) => <TemplateTable rows={rows} />}
      </Loaded>
      <Permitted to="feed">
        <NewTemplate key={city} reload={templates.reload} />
      </Permitted>
    </Page>
  );
}

function TemplateTable({ rows }: { rows: readonly Template[] }) {
  const city = useCity();
  return (
    <Table
      caption={textOf('module.templates')}
      rows={rows}
      keyOf={({ id }) => id}
      columns={[
        {
          label: textOf('common.name'),
          value: ({ name }) => name,
          cell: ({ id, name }) => (
            <a href={hrefOf(`/templates/${id}`, { city })} dir="auto">
              {name}
            </a>
          ),
        },
        {
          label: textOf('common.category'),
          value: ({ category }) => (category === null ? textOf('intake.any2') : categoryName(category)),
        },
        {
          label: textOf('common.status'),
          value: ({ status }) => (status === null ? textOf('intake.any2') : STATUSES[status].label),
        },
        {
          label: textOf('intake.languages'),
          value: ({ texts }) =>
            Object.keys(texts)
              .map((each) => languageName(each as Language))
              .join(', '),
        },
        {
          label: textOf('common.state'),
          value: ({ active }) => (active ? textOf('common.active') : textOf('intake.notOffered')),
        },
      ]}
    />
  );
}

function NewTemplate({ reload }: { reload: () => Promise<void> }) {
  const cityId = useCity();
  const form = useForm(templateValues(), async (values) => {
    const added = await addTemplate({ cityId, ...templateBody(values) });
    notify(textOf('intake.added', { name: added.name }));
    form.renew(templateValues());
    await reload();
  });
  useUnsaved(form.isUnsaved);
  return (
    <Part title={textOf('intake.addATemplate')}>
      <FormBody form={form} submitLabel={textOf('intake.addTheTemplate')}>
        <TemplateFields form={form} />
      </FormBody>
    </Part>
  );
}
