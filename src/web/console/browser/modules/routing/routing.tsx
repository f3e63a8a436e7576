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
import { textOf } from '../../words';

type Category = Schemas['FeedCategory'];
type Keyword = Schemas['CategoryKeyword'];

/** How the category and city of a post are detected, and which office gets its issue. */
export default function Routing() {
  const tab = useTab(['keywords', 'offices', 'cities']);
  return (
    <Page title={textOf('module.routing')}>
      <Tabs
        label={textOf('integrations.sectionsOfRouting')}
        current={tab}
        tabs={[
          ['keywords', textOf('integrations.keywords')],
          ['offices', textOf('integrations.categoryMap')],
          ['cities', textOf('integrations.cityDetection')],
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
      <Loaded of={{ data: rows, refusal, reload }} empty={textOf('integrations.thereAreNoKeywords')}>
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
      caption={textOf('integrations.keywords')}
      rows={rows}
      keyOf={({ id }) => id}
      columns={[
        { label: textOf('common.category'), value: ({ category }) => category },
        { label: textOf('integrations.keyword'), value: ({ keyword }) => keyword },
        {
          label: textOf('common.actions'),
          cell: (row) => (
            <Permitted to="integrations">
              <button
                type="button"
                aria-label={textOf('integrations.removeFrom', {
                  keyword: row.keyword,
                  category: row.category,
                })}
                onClick={() => remove(row, reload)}
              >
                {textOf('common.remove')}
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
    title: textOf('integrations.remove', { keyword }),
    text: textOf('integrations.postsWithWillNo', { keyword, category }),
    confirm: textOf('common.remove'),
    isDangerous: true,
    act: async () => {
      const params = { path: { keywordId: id } };
      await rereadOnConflict(
        () => answerOf(api.DELETE('/api/admin/integrations/routing/keywords/{keywordId}', { params })),
        reload,
      );
      notify(textOf('integrations.removed', { keyword }), async () => {
        await add(category, keyword, reload);
        inform(textOf('integrations.addedAgain', { keyword }));
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
    if (keyword.trim() === '') throw new Refusal(400, [`keyword ${textOf('refusal.empty')}`]);
    await add(category as Category, keyword, reload);
    notify(textOf('integrations.added', { keyword }));
    form.renew({ category, keyword: '' });
  });
  useUnsaved(form.isUnsaved && form.values.keyword !== '');
  return (
    <FormBody form={form} submitLabel={textOf('integrations.addTheKeyword')} class="row">
      <SelectField
        form={form}
        name="category"
        label={textOf('common.category')}
        options={categories.map((value) => ({ value, label: value }))}
      />
      <TextField form={form} name="keyword" label={textOf('integrations.keyword')} />
    </FormBody>
  );
}

function Offices() {
  const cityId = useCity();
  const offices = useRead(cityId, () =>
    answerOf(api.GET('/api/admin/integrations/routing/category-map', { params: { query: { cityId } } })),
  );
  return (
    <Loaded of={offices} empty={textOf('integrations.theCityHasNo')}>
      {(rows) => (
        <Table
          caption={textOf('integrations.theOfficeOfEach')}
          rows={rows}
          keyOf={({ category }) => category}
          columns={[
            { label: textOf('common.category'), value: ({ category }) => category },
            { label: textOf('common.office'), value: ({ office }) => office },
          ]}
        />
      )}
    </Loaded>
  );
}

function CityRules() {
  const rules = useRead('rules', () => answerOf(api.GET('/api/admin/integrations/routing/city-detection')));
  return (
    <Loaded of={rules} empty={textOf('integrations.thereAreNoRules')}>
      {(rows) => (
        <Table
          caption={textOf('integrations.howACityIs')}
          rows={rows}
          keyOf={({ rule, target }) => rule + target}
          columns={[
            { label: textOf('common.words'), value: ({ rule }) => rule },
            { label: textOf('group.city'), value: ({ target }) => target },
          ]}
        />
      )}
    </Loaded>
  );
}
