import { categoryName, type CategorySlug } from '../../../../../kernel/categories';
import { textIn } from '../../../../../kernel/languages';
import { answerOf, api, type Schemas } from '../../api';
import { useCity } from '../../city';
import { rereadOnConflict, useAction } from '../../kit/actions/use-action';
import { ActRefused } from '../../kit/actions/refused';
import { inform, notify } from '../../kit/actions/toast';
import { useUnsaved } from '../../kit/actions/unsaved';
import { Button } from '../../kit/button';
import { ask } from '../../kit/dialog';
import { SelectField } from '../../kit/forms/fields';
import { FormBody, useForm } from '../../kit/forms/form';
import { Page, Part } from '../../kit/page';
import { useRead } from '../../kit/reads/hooks';
import { Loaded, NotRead } from '../../kit/reads/loaded';
import { Table } from '../../kit/table';
import { CATEGORY_OPTIONS } from '../../names';
import { Permitted } from '../../rights';
import { readUnits, readWards } from '../../shared-reads';
import { wardOptions } from '../geography/ward-options';
import { countOf } from '../../words';

type Rule = Schemas['AssignmentRule'];
type Unit = Schemas['Unit'];

/** The rules that give new issues to units. */
export default function Rules() {
  const city = useCity();
  const rules = useRead(city, () =>
    answerOf(api.GET('/api/admin/assignment-rules', { params: { query: { cityId: city } } })),
  );
  const units = useRead(city, () => readUnits(city));
  return (
    <Page title="Rules" intro="A new or reopened issue that nobody holds goes to the unit of its rule.">
      <p>
        Of several rules for an issue, the one that names more of it applies: a ward before a category, then
        the older rule. A rule moves no issue that is there already.
      </p>
      <NotRead of={units} />
      <Loaded of={rules} empty="The city has no rules: new issues are given to units by hand.">
        {(rows) => <RuleTable rows={rows} units={units.data ?? []} reload={rules.reload} />}
      </Loaded>
      <Permitted to="feed">
        <Apply key={`apply ${city}`} />
        <NewRule key={city} units={units.data ?? []} reload={rules.reload} />
      </Permitted>
    </Page>
  );
}

/** The issues of a rule, in words. */
const issuesOf = ({ ward, category }: Rule): string =>
  `${ward === null ? 'any ward' : `ward ${ward}`}, ${category === null ? 'any category' : categoryName(category)}`;

function RuleTable({
  rows,
  units,
  reload,
}: {
  rows: readonly Rule[];
  units: readonly Unit[];
  reload: () => Promise<void>;
}) {
  const unitOf = ({ unitId }: Rule) => units.find(({ id }) => id === unitId);
  const nameOf = (rule: Rule) => textIn(unitOf(rule)?.name ?? rule.unitId);
  return (
    <Table
      caption="Rules"
      rows={rows}
      keyOf={({ id }) => id}
      columns={[
        // One column for both, so that the table fits a phone.
        { label: 'Issues', value: issuesOf },
        {
          label: 'Unit',
          value: nameOf,
          cell: (rule) => <RuledUnit name={nameOf(rule)} isActive={unitOf(rule)?.active !== false} />,
        },
        {
          label: 'Acts',
          cell: (rule) => <Remove rule={rule} onClick={() => askToRemove(rule, nameOf(rule), reload)} />,
        },
      ]}
    />
  );
}

function Remove({ rule, onClick }: { rule: Rule; onClick: () => void }) {
  return (
    <Permitted to="feed">
      <button type="button" aria-label={`Remove the rule for ${issuesOf(rule)}`} onClick={onClick}>
        Remove
      </button>
    </Permitted>
  );
}

function RuledUnit({ name, isActive }: { name: string; isActive: boolean }) {
  return (
    <>
      <span dir="auto">{name}</span>
      {!isActive && <span class="badge">deactivated: does not apply</span>}
    </>
  );
}

function askToRemove(rule: Rule, unit: string, reload: () => Promise<void>): void {
  ask({
    title: 'Remove the rule',
    text: `New issues of ${issuesOf(rule)} no longer go to ${unit} by this rule. Issues that it holds stay with it.`,
    confirm: 'Remove',
    isDangerous: true,
    act: async () => {
      const params = { path: { ruleId: rule.id } };
      await rereadOnConflict(
        () => answerOf(api.DELETE('/api/admin/assignment-rules/{ruleId}', { params })),
        reload,
      );
      notify('The rule is removed');
      await reload();
    },
  });
}

/** Gives the issues that nobody holds to the units of the rules, after a preview. */
function Apply() {
  const cityId = useCity();
  const act = useAction();
  const apply = (dryRun: boolean) =>
    answerOf(api.POST('/api/admin/assignment-rules/apply', { body: { cityId, dryRun } }));
  const preview = async () => {
    const { matched } = await apply(true);
    if (matched === 0) {
      inform('No unassigned issue has a rule');
      return;
    }
    ask({
      title: `Give ${countOf('count.issue', matched)} to units`,
      text: `${countOf('count.unfinishedIssue', matched)} that nobody holds ${matched === 1 ? 'has' : 'have'} a rule. Each goes to the unit of its rule, which is told. This cannot be undone in one step.`,
      confirm: 'Apply the rules',
      act: async () => {
        const { assigned } = await apply(false);
        notify(`${countOf('count.issue', assigned)} given to units`);
      },
    });
  };
  return (
    <Part title="Issues that nobody holds">
      <p>
        The rules can be applied to unfinished issues that nobody holds. First it is shown how many there are.
      </p>
      <ActRefused by={act.refusal} />
      <Button isBusy={act.isBusy} onClick={() => void act.run(preview)}>
        Apply to unassigned …
      </Button>
    </Part>
  );
}

const EMPTY = { ward: '', category: '', unitId: '' };

function NewRule({ units, reload }: { units: readonly Unit[]; reload: () => Promise<void> }) {
  const cityId = useCity();
  const wards = useRead(cityId, () => readWards(cityId));
  const form = useForm(EMPTY, async ({ ward, category, unitId }) => {
    const body = { cityId, ward: ward || null, category: (category || null) as CategorySlug | null, unitId };
    await answerOf(api.POST('/api/admin/assignment-rules', { body }));
    notify('The rule is in force');
    form.renew(EMPTY);
    await reload();
  });
  useUnsaved(form.isUnsaved);
  const active = units
    .filter(({ active: is }) => is)
    .map(({ id, name }) => ({ value: id, label: textIn(name) }));
  return (
    <Part title="Add a rule">
      <FormBody form={form} submitLabel="Add the rule">
        <NotRead of={wards} />
        <SelectField form={form} name="ward" label="Ward" options={wardOptions('Any', wards.data)} />
        <SelectField
          form={form}
          name="category"
          label="Category"
          options={[{ value: '', label: 'Any' }, ...CATEGORY_OPTIONS]}
        />
        <SelectField
          form={form}
          name="unitId"
          label="Unit"
          options={[{ value: '', label: 'Choose a unit' }, ...active]}
        />
      </FormBody>
    </Part>
  );
}
