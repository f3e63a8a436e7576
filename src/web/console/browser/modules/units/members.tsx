import { useState } from 'preact/hooks';
import { answerOf, api } from '../../api';
import { useAction } from '../../kit/actions/use-action';
import { Refused } from '../../kit/actions/refused';
import { notify } from '../../kit/actions/toast';
import { useUnsaved } from '../../kit/actions/unsaved';
import { Button } from '../../kit/button';
import { Tick, Ticks } from '../../kit/forms/fields';
import { Part } from '../../kit/page';
import { useRead } from '../../kit/reads/hooks';
import { Loaded } from '../../kit/reads/loaded';
import { invalidateUnits, readUnits } from '../../shared-reads';
import { withChange } from './member-changes';
import { setMembers, type Unit } from './unit-calls';
import { unitName } from './unit-form';
import { textOf } from '../../words';

async function saveMembers({ id, cityId, members }: Unit, wanted: readonly string[]): Promise<Unit> {
  invalidateUnits(cityId);
  const now = (await readUnits(cityId)).find((each) => each.id === id)?.members ?? members;
  return setMembers(id, withChange(now, members, wanted));
}

/** The accounts that belong to a unit. */
export function Members({ unit, put }: { unit: Unit; put: (unit: Unit) => void }) {
  const { members } = unit;
  const accounts = useRead('accounts', () => answerOf(api.GET('/api/admin/access/accounts')));
  const [wanted, setWanted] = useState<readonly string[]>(members);
  const act = useAction();
  const isChanged = [...wanted].sort().join() !== [...members].sort().join();
  useUnsaved(isChanged && !act.isBusy);
  const save = async () => {
    put(await saveMembers(unit, wanted));
    notify(textOf('units.theMembersOfAre', { unit: unitName(unit) }));
  };
  return (
    <Part title={textOf('units.members')}>
      <Loaded of={accounts}>
        {(all) => (
          <Ticks legend={textOf('units.accountsThatWorkIn')} problem={undefined}>
            {all
              .filter((account) => account.active || members.includes(account.id))
              .map(({ id: accountId, name, active }) => (
                <Tick
                  key={accountId}
                  label={active ? name : `${name} (${textOf('common.deactivated')})`}
                  checked={wanted.includes(accountId)}
                  onChange={(on) =>
                    setWanted(on ? [...wanted, accountId] : wanted.filter((each) => each !== accountId))
                  }
                />
              ))}
          </Ticks>
        )}
      </Loaded>
      <Refused by={act.refusal} />
      <div class="acts">
        <Button isBusy={act.isBusy || !isChanged} onClick={() => void act.run(save)}>
          {textOf('units.saveTheMembers')}
        </Button>
      </div>
    </Part>
  );
}
