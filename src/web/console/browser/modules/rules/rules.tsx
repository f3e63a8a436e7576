import type { CategorySlug } from '../../../../../kernel/categories';
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
import { CATEGORY_OPTIONS, categoryName } from '../../names';
import { Permitted } from '../../rights';
import { readUnits, readWards } from '../../shared-reads';
import { wardOptions } from '../geography/ward-options';
import { countOf, textOf } from '../../words';

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
    <Page title={textOf('module.rules')} intro={textOf('units.aNewOrReopened')}>
      <p>{textOf('units.ofSeveralRulesFor')}</p>
      <NotRead of={units} />
      <Loaded of={rules} empty={textOf('units.theCityHasNoRules')}>
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
  `${ward === null ? textOf('units.anyWard') : textOf('units.ward', { ward })}, ${category === null ? textOf('units.anyCategory') : categoryName(category)}`;

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
      caption={textOf('module.rules')}
      rows={rows}
      keyOf={({ id }) => id}
      columns={[
        // One column for both, so that the table fits a phone.
        { label: textOf('common.issues'), value: issuesOf },
        {
          label: textOf('units.unit2'),
          value: nameOf,
          cell: (rule) => <RuledUnit name={nameOf(rule)} isActive={unitOf(rule)?.active !== false} />,
        },
        {
          label: textOf('units.acts'),
          cell: (rule) => <Remove rule={rule} onClick={() => askToRemove(rule, nameOf(rule), reload)} />,
        },
      ]}
    />
  );
}

function Remove({ rule, onClick }: { rule: Rule; onClick: () => void }) {
  return (
    <Permitted to="feed">
      <button
        type="button"
        aria-label={textOf('units.removeTheRuleFor', { rule: issuesOf(rule) })}
        onClick={onClick}
      >
        {textOf('common.remove')}
      </button>
    </Permitted>
  );
}

function RuledUnit({ name, isActive }: { name: string; isActive: boolean }) {
  return (
    <>
      <span dir="auto">{name}</span>
      {!isActive && <span class="badge">{textOf('units.deactivatedDoesNotApply')}</span>}
    </>
  );
}

function askToRemove(rule: Rule, unit: string, reload: () => Promise<void>): void {
  ask({
    title: textOf('units.removeTheRule'),
    text: textOf('units.newIssuesOfNo', { rule: issuesOf(rule), unit }),
    confirm: textOf('common.remove'),
    isDangerous: true,
    act: async () => {
      const params = { path: { ruleId: rule.id } };
      await rereadOnConflict(
        () => answerOf(api.DELETE('/api/admin/assignment-rules/{ruleId}', { params })),
        reload,
      );
      notify(textOf('units.theRuleIsRemoved'));
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
      inform(textOf('units.noUnassignedIssueHas'));
      return;
    }
    ask({
      title: textOf('units.giveToUnits', { countOf: countOf('count.issue', matched) }),
      text: countOf('units.haveARule', matched),
      confirm: textOf('units.applyTheRules'),
      act: async () => {
        const { assigned } = await apply(false);
        notify(textOf('units.givenToUnits', { countOf: countOf('count.issue', assigned) }));
      },
    });
  };
  return (
    <Part title={textOf('units.issuesThatNobodyHolds')}>
      <p>{textOf('units.theRulesCanBe')}</p>
      <ActRefused by={act.refusal} />
      <Button isBusy={act.isBusy} onClick={() => void act.run(preview)}>
        {textOf('units.applyToUnassigned')}
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
    notify(textOf('units.theRuleIsIn'));
    form.renew(EMPTY);
    await reload();
  });
  useUnsaved(form.isUnsaved);
  const active = units
    .filter(({ active: is }) => is)
    .map(({ id, name }) => ({ value: id, label: textIn(name) }));
  return (
    <Part title={textOf('units.addARule')}>
      <FormBody form={form} submitLabel={textOf('units.addTheRule')}>
        <NotRead of={wards} />
        <SelectField
          form={form}
          name="ward"
          label={textOf('common.ward')}
          options={wardOptions(textOf('common.any'), wards.data)}
        />
        <SelectField
          form={form}
          name="category"
          label={textOf('common.category')}
          options={[{ value: '', label: textOf('common.any') }, ...CATEGORY_OPTIONS]}
        />
        <SelectField
          form={form}
          name="unitId"
          label={textOf('units.unit2')}
          options={[{ value: '', label: textOf('units.chooseAUnit') }, ...active]}
        />
      </FormBody>
    </Part>
  );
}
