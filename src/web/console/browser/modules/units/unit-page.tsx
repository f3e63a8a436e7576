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

/** One unit: its data, its accounts, and whether it gets issues. */
export function UnitPage({ id }: { id: string }) {
  const city = useCity();
  const unit = useRead(id, async () => {
    const found = (await readUnits(city)).find((each) => each.id === id);
    if (!found) throw new Refusal(404, ['The city has no such unit.']);
    return found;
  });
  return (
    <Page title={unit.data ? unitName(unit.data) : 'Unit'}>
      <p>
        <a href={hrefOf('/units', { city })}>All units</a>
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
    notify(`${unitName(unit)} is ${wanted ? 'active' : 'deactivated'}`);
  };
  const change = () => (active ? askToDeactivate(unit, heir, () => set(false)) : set(true));
  return (
    <>
      <ActRefused by={act.refusal} />
      <div class="acts">
        <span>{active ? 'Active: it can be given issues.' : 'Deactivated: it gets no issues.'}</span>
        <Button isBusy={act.isBusy} onClick={() => void act.run(change)}>
          {active ? 'Deactivate' : 'Activate'}
        </Button>
      </div>
      {active && (
        <Choice
          label="If it is deactivated, its issues go to"
          name="moveTo"
          value={chosen}
          options={[
            { value: '', label: 'Nobody' },
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
      ? 'It holds no unfinished issue.'
      : `It holds ${numberOf(count)}${countIsExact ? '' : '+'} unfinished ${count === 1 ? 'issue' : 'issues'}.`;
  const to = heir ? `Its issues go to ${unitName(heir)}.` : 'Its issues are then held by nobody.';
  ask({
    title: `Deactivate ${unitName(unit)}`,
    text: `The unit gets no more issues, by rules or by hand. ${held} ${to}`,
    confirm: 'Deactivate',
    isDangerous: true,
    act: deactivate,
  });
}

function UnitForm({ unit, put }: UnitProps) {
  const form = useForm(unitValues(unit), async (values, changed) => {
    const stored = await changeUnit(unit.id, changeOf(unitBody(values), changedMembers(changed)));
    put(stored);
    notify(`${unitName(stored)} is saved`);
  });
  useUnsaved(form.isUnsaved);
  return (
    <Part title="Unit">
      <FormBody form={form} submitLabel="Save the unit">
        <UnitFields form={form} />
      </FormBody>
    </Part>
  );
}
