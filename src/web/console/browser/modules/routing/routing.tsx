import { answerOf, api, type Schemas } from '../../api';
import { useCity } from '../../city';
import { rereadOnConflict } from '../../kit/actions/use-action';
import { ask } from '../../kit/dialog';
import { SelectField, TextField } from '../../kit/forms/fields';
import { FormBody, useForm } from '../../kit/forms/form';
import { useRead } from '../../kit/reads/hooks';
import { Loaded } from '../../kit/reads/loaded';
import { Page } from '../../kit/page';
import { Table } from '../../kit/table';
import { Tabs, useTab } from '../../kit/tabs';
import { inform, notify } from '../../kit/actions/toast';
import { useUnsaved } from '../../kit/actions/unsaved';
import { Refusal } from '../../refusal';
import { Permitted } from '../../rights';

type Category = Schemas['FeedCategory'];
type Keyword = Schemas['CategoryKeyword'];

/** How the category and city of a post are detected, and which office gets its issue. */
export default function Routing() {
  const tab = useTab(['keywords', 'offices', 'cities']);
  return (
    <Page title="Routing">
      <Tabs
        label="Sections of Routing"
        current={tab}
        tabs={[
          ['keywords', 'Keywords'],
          ['offices', 'Category map'],
          ['cities', 'City detection'],
        ]}
      />
      {tab === 'keywords' && <Keywords />}
      {tab === 'offices' && <Offices />}
      {tab === 'cities' && <CityRules />}
    </Page>
  );
}

function Keywords() {
  const { data, refusal, reload } = useRead('keywords', () =>
    answerOf(api.GET('/api/admin/integrations/routing/keywords')),
  );
  const rows = data?.flatMap(({ category, keywords }) => keywords.map((each) => ({ category, ...each })));
  return (
    <>
      {data && (
        <Permitted to="integrations">
          <NewKeyword categories={data.map(({ category }) => category)} reload={reload} />
        </Permitted>
      )}
      <Loaded of={{ data: rows, refusal, reload }} empty="There are no keywords.">
        {(all) => <KeywordTable rows={all} reload={reload} />}
      </Loaded>
    </>
  );
}

interface KeywordRow extends Keyword {
  category: Category;
}

function KeywordTable({ rows, reload }: { rows: readonly KeywordRow[]; reload: () => Promise<void> }) {
  return (
    <Table
      caption="Keywords"
      rows={rows}
      keyOf={({ id }) => id}
      columns={[
        { label: 'Category', value: ({ category }) => category },
        { label: 'Keyword', value: ({ keyword }) => keyword },
        {
          label: 'Actions',
          cell: (row) => (
            <Permitted to="integrations">
              <button
                type="button"
                aria-label={`Remove ${row.keyword} from ${row.category}`}
                onClick={() => remove(row, reload)}
              >
                Remove
              </button>
            </Permitted>
          ),
        },
      ]}
    />
  );
}

function remove({ category, id, keyword }: KeywordRow, reload: () => Promise<void>): void {
  ask({
    title: `Remove “${keyword}”`,
    text: `Posts with “${keyword}” will no longer be recognised as ${category} by it. Existing issues stay as they are.`,
    confirm: 'Remove',
    isDangerous: true,
    act: async () => {
      const params = { path: { keywordId: id } };
      await rereadOnConflict(
        () => answerOf(api.DELETE('/api/admin/integrations/routing/keywords/{keywordId}', { params })),
        reload,
      );
      notify(`Removed: ${keyword}`, async () => {
        await add(category, keyword, reload);
        inform(`Added again: ${keyword}`);
      });
      await reload();
    },
  });
}

async function add(category: Category, keyword: string, reload: () => Promise<void>): Promise<void> {
  await answerOf(api.POST('/api/admin/integrations/routing/keywords', { body: { category, keyword } }));
  await reload();
}

function NewKeyword({
  categories,
  reload,
}: {
  categories: readonly Category[];
  reload: () => Promise<void>;
}) {
  const form = useForm({ category: String(categories[0]), keyword: '' }, async ({ category, keyword }) => {
    // The API answers an empty keyword with a message of its own.
    if (keyword.trim() === '') throw new Refusal(400, ['keyword must be given']);
    await add(category as Category, keyword, reload);
    notify(`Added: ${keyword}`);
    form.renew({ category, keyword: '' });
  });
  useUnsaved(form.isUnsaved && form.values.keyword !== '');
  return (
    <FormBody form={form} submitLabel="Add the keyword" class="row">
      <SelectField
        form={form}
        name="category"
        label="Category"
        options={categories.map((value) => ({ value, label: value }))}
      />
      <TextField form={form} name="keyword" label="Keyword" />
    </FormBody>
  );
}

function Offices() {
  const cityId = useCity();
  const offices = useRead(cityId, () =>
    answerOf(api.GET('/api/admin/integrations/routing/category-map', { params: { query: { cityId } } })),
  );
  return (
    <Loaded of={offices} empty="The city has no offices.">
      {(rows) => (
        <Table
          caption="The office of each category"
          rows={rows}
          keyOf={({ category }) => category}
          columns={[
            { label: 'Category', value: ({ category }) => category },
            { label: 'Office', value: ({ office }) => office },
          ]}
        />
      )}
    </Loaded>
  );
}

function CityRules() {
  const rules = useRead('rules', () => answerOf(api.GET('/api/admin/integrations/routing/city-detection')));
  return (
    <Loaded of={rules} empty="There are no rules.">
      {(rows) => (
        <Table
          caption="How a city is detected"
          rows={rows}
          keyOf={({ rule, target }) => rule + target}
          columns={[
            { label: 'Words', value: ({ rule }) => rule },
            { label: 'City', value: ({ target }) => target },
          ]}
        />
      )}
    </Loaded>
  );
}
