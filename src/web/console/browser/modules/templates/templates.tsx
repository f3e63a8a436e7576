import { categoryName } from '../../../../../kernel/categories';
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

/** The templates of answers; or one template. */
export default function Templates({ id }: { id: string | undefined }) {
  const city = useCity();
  const templates = useRead(city, () => readTemplates(city));
  if (id !== undefined) return <TemplatePage id={id} />;
  return (
    <Page title="Templates" intro="Texts for public answers, in the languages of the city.">
      <Loaded of={templates} empty="The city has no templates.">
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
      caption="Templates"
      rows={rows}
      keyOf={({ id }) => id}
      columns={[
        {
          label: 'Name',
          value: ({ name }) => name,
          cell: ({ id, name }) => (
            <a href={hrefOf(`/templates/${id}`, { city })} dir="auto">
              {name}
            </a>
          ),
        },
        { label: 'Category', value: ({ category }) => (category === null ? 'any' : categoryName(category)) },
        { label: 'Status', value: ({ status }) => (status === null ? 'any' : STATUSES[status].label) },
        {
          label: 'Languages',
          value: ({ texts }) =>
            Object.keys(texts)
              .map((each) => languageName(each as Language))
              .join(', '),
        },
        { label: 'State', value: ({ active }) => (active ? 'active' : 'not offered') },
      ]}
    />
  );
}

function NewTemplate({ reload }: { reload: () => Promise<void> }) {
  const cityId = useCity();
  const form = useForm(templateValues(), async (values) => {
    const added = await addTemplate({ cityId, ...templateBody(values) });
    notify(`Added: ${added.name}`);
    form.renew(templateValues());
    await reload();
  });
  useUnsaved(form.isUnsaved);
  return (
    <Part title="Add a template">
      <FormBody form={form} submitLabel="Add the template">
        <TemplateFields form={form} />
      </FormBody>
    </Part>
  );
}
