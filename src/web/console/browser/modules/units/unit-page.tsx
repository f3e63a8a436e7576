import { useCity } from '../../city';
import { useAction } from '../../kit/actions/use-action';
import { ActRefused } from '../../kit/actions/refused';
import { notify } from '../../kit/actions/toast';
import { useUnsaved } from '../../kit/actions/unsaved';
import { Button } from '../../kit/button';
import { ask } from '../../kit/dialog';
import { numberOf } from '../../kit/format';
import { changeOf, FormBody, useForm } from '../../kit/forms/form';
import { Page, Part } from '../../kit/page';
import { useRead } from '../../kit/reads/hooks';
import { Loaded } from '../../kit/reads/loaded';
import { Refusal } from '../../refusal';
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
            <State unit={shown} put={unit.put} />
            <UnitForm unit={shown} put={unit.put} />
            <Members key={shown.members.join()} unit={shown} put={unit.put} />
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
  const { id, active } = unit;
  const set = async (wanted: boolean) => {
    put(await changeUnit(id, { active: wanted }));
    notify(`${unitName(unit)} is ${wanted ? 'active' : 'deactivated'}`);
  };
  return (
    <>
      <ActRefused by={act.refusal} />
      <div class="acts">
        <span>{active ? 'Active: it can be given issues.' : 'Deactivated: it gets no issues.'}</span>
        <Button
          isBusy={act.isBusy}
          onClick={() => void act.run(() => (active ? askToDeactivate(unit, () => set(false)) : set(true)))}
        >
          {active ? 'Deactivate' : 'Activate'}
        </Button>
      </div>
    </>
  );
}

/** Says how many issues the unit holds, which stay with it. */
async function askToDeactivate(unit: Unit, deactivate: () => Promise<void>): Promise<void> {
  const { count, countIsExact } = await countHeld(unit);
  const held =
    count === 0
      ? 'It holds no unfinished issue.'
      : `It holds ${numberOf(count)}${countIsExact ? '' : '+'} unfinished issues, which stay with it until they are given to another unit.`;
  ask({
    title: `Deactivate ${unitName(unit)}`,
    text: `The unit gets no more issues, by rules or by hand. ${held}`,
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
