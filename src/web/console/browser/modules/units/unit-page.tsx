import { useState } from 'preact/hooks';
import { useCity } from '../../city';
import { useAction } from '../../kit/actions/use-action';
import { ActRefused } from '../../kit/actions/refused';
import { notify } from '../../kit/actions/toast';
import { useUnsaved } from '../../kit/actions/unsaved';
import { Button } from '../../kit/button';
import { ask } from '../../kit/dialog';
import { numberOf } from '../../kit/format';
import { Choice } from '../../kit/forms/fields';
import { changeOf, FormBody, useForm } from '../../kit/forms/form';
import { Page, Part } from '../../kit/page';
import { useRead } from '../../kit/reads/hooks';
import { Loaded } from '../../kit/reads/loaded';
import { Refusal } from '../../refusal';
import { Changeable, Permitted } from '../../rights';
import { hrefOf } from '../../router';
import { readUnits } from '../../shared-reads';
import { Members } from './members';
import { changeUnit, countHeld, type Unit } from './unit-calls';
import { changedMembers, unitBody, UnitFields, unitName, unitValues } from './unit-form';
import { countOf, textOf } from '../../words';

/** One unit: its data, its accounts, and whether it gets issues. */
export function UnitPage({ id }: { id: string }) {
  const city = useCity();
  const unit = useRead(id, async () => {
    const found = (await readUnits(city)).find((each) => each.id === id);
    if (!found) throw new Refusal(404, [textOf('units.theCityHasNo')]);
    return found;
  });
  return (
    <Page title={unit.data ? unitName(unit.data) : textOf('units.unit2')}>
      <p>
        <a href={hrefOf('/units', { city })}>{textOf('units.allUnits')}</a>
      </p>
      <Loaded of={unit}>
        {(shown) => (
          <>
            <Permitted to="feed">
              <State unit={shown} put={unit.put} />
            </Permitted>
            <Changeable to="feed">
              <UnitForm unit={shown} put={unit.put} />
            </Changeable>
            <Changeable to="feed">
              <Members key={shown.members.join()} unit={shown} put={unit.put} />
            </Changeable>
          </>
        )}
      </Loaded>
    </Page>
  );
}

interface UnitProps {
  unit: Unit;
  put: (unit: Unit) => void;
}

/** Whether the unit gets issues, and the act that changes it. */
function State({ unit, put }: UnitProps) {
  const act = useAction();
  const { id, cityId, active } = unit;
  const units = useRead(cityId, () => readUnits(cityId));
  const others = (units.data ?? []).filter((each) => each.active && each.id !== id);
  const [chosen, setChosen] = useState('');
  const heir = others.find((each) => each.id === chosen);
  const set = async (wanted: boolean) => {
    const moveTo = heir ? { unitId: heir.id, accountId: null } : null;
    put(await changeUnit(id, wanted ? { active: true } : { active: false, moveTo }));
    notify(textOf(wanted ? 'units.isActive' : 'units.isDeactivated', { unit: unitName(unit) }));
  };
  const change = () => (active ? askToDeactivate(unit, heir, () => set(false)) : set(true));
  return (
    <>
      <ActRefused by={act.refusal} />
      <div class="acts">
        <span>{active ? textOf('units.activeItCanBe') : textOf('units.deactivatedItGetsNo')}</span>
        <Button isBusy={act.isBusy} onClick={() => void act.run(change)}>
          {active ? textOf('common.deactivate') : textOf('common.activate')}
        </Button>
      </div>
      {active && (
        <Choice
          label={textOf('units.ifItIsDeactivated')}
          name="moveTo"
          value={chosen}
          options={[
            { value: '', label: textOf('common.nobody') },
            ...others.map((each) => ({ value: each.id, label: unitName(each) })),
          ]}
          onChange={setChosen}
        />
      )}
    </>
  );
}

/** Says how many issues the unit holds, and who gets them. */
async function askToDeactivate(
  unit: Unit,
  heir: Unit | undefined,
  deactivate: () => Promise<void>,
): Promise<void> {
  const { count, countIsExact } = await countHeld(unit);
  const held =
    count === 0
      ? textOf('units.itHoldsNoUnfinished')
      : countIsExact
        ? countOf('units.holds', count)
        : textOf('units.holds_other', { n: `${numberOf(count)}+` });
  const to = heir
    ? textOf('units.itsIssuesGoTo', { heir: unitName(heir) })
    : textOf('units.itsIssuesAreThen');
  ask({
    title: textOf('units.deactivate', { unit: unitName(unit) }),
    text: textOf('units.theUnitGetsNo', { held, to }),
    confirm: textOf('common.deactivate'),
    isDangerous: true,
    act: deactivate,
  });
}

function UnitForm({ unit, put }: UnitProps) {
  const form = useForm(unitValues(unit), async (values, changed) => {
    const stored = await changeUnit(unit.id, changeOf(unitBody(values), changedMembers(changed)));
    put(stored);
    notify(textOf('units.isSaved', { stored: unitName(stored) }));
  });
  useUnsaved(form.isUnsaved);
  return (
    <Part title={textOf('units.unit2')}>
      <FormBody form={form} submitLabel={textOf('units.saveTheUnit')}>
        <UnitFields form={form} />
      </FormBody>
    </Part>
  );
}
