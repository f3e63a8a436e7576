import { useState } from 'preact/hooks';
import { answerOf, api, type Schemas } from '../../api';
import { useCity } from '../../city';
import { useAction } from '../../kit/actions/use-action';
import { ActRefused } from '../../kit/actions/refused';
import { notify } from '../../kit/actions/toast';
import { useUnsaved } from '../../kit/actions/unsaved';
import { Button } from '../../kit/button';
import { Choice, Tick, Ticks } from '../../kit/forms/fields';
import { Page } from '../../kit/page';
import { useRead } from '../../kit/reads/hooks';
import { Loaded } from '../../kit/reads/loaded';
import { hrefOf, navigate } from '../../router';
import { textOf } from '../../words';

type View = Schemas['View'];

/** Who gets which view of a city by mail on Mondays. */
export default function Reports({ id }: { id: string | undefined }) {
  const city = useCity();
  const views = useRead(city, () => {
    const query = { cityId: city };
    return answerOf(api.GET('/api/admin/views', { params: { query } }));
  });
  return (
    <Page title={textOf('module.reports')} intro={textOf('units.onMondaysAt08')}>
      <Loaded of={views}>
        {(all) => {
          const shown = all.find((view) => view.id === id) ?? all[0];
          return (
            <>
              <Choice
                name="view"
                label={textOf('common.view')}
                value={shown?.id ?? ''}
                options={all.map((view) => ({ value: view.id, label: view.name }))}
                onChange={(viewId) => navigate(hrefOf(`/reports/${viewId}`, { city }))}
              />
              {shown && <Recipients key={`${city} ${shown.id}`} view={shown} />}
            </>
          );
        }}
      </Loaded>
    </Page>
  );
}

/** Reads who gets the report of a view, and who may. */
function Recipients({ view }: { view: View }) {
  const city = useCity();
  const read = useRead(view.id, () => {
    const params = { path: { viewId: view.id }, query: { cityId: city } };
    return Promise.all([
      answerOf(api.GET('/api/admin/access/accounts')),
      answerOf(api.GET('/api/admin/views/{viewId}/report', { params })),
    ]);
  });
  return (
    <Loaded of={read}>
      {([accounts, { accountIds }]) => (
        <Accounts view={view} accounts={accounts.filter(({ active }) => active)} began={accountIds} />
      )}
    </Loaded>
  );
}

interface AccountsProps {
  view: View;
  accounts: ReadonlyArray<Schemas['ConsoleAccount']>;
  began: readonly string[];
}

/** The accounts to choose, and the button that saves the choice. */
function Accounts({ view, accounts, began }: AccountsProps) {
  const { wanted, setWanted, isChanged, act, save } = useChoice(view, began);
  return (
    <>
      <Ticks legend={textOf('units.accountsThatGet', { name: view.name })} problem={undefined}>
        {accounts.map(({ id, name }) => (
          <Tick
            key={id}
            label={name}
            checked={wanted.includes(id)}
            onChange={(on) => setWanted(on ? [...wanted, id] : wanted.filter((each) => each !== id))}
          />
        ))}
      </Ticks>
      <ActRefused by={act.refusal} />
      <div class="acts">
        <Button class="primary" isBusy={act.isBusy || !isChanged} onClick={() => void act.run(save)}>
          {textOf('common.save')}
        </Button>
      </div>
    </>
  );
}

/** The chosen accounts, and those that are saved. */
function useChoice(view: View, began: readonly string[]) {
  const city = useCity();
  const [saved, setSaved] = useState(began);
  const [wanted, setWanted] = useState(began);
  const act = useAction();
  const isChanged = [...wanted].sort().join() !== [...saved].sort().join();
  useUnsaved(isChanged && !act.isBusy);
  const save = async () => {
    const body = { cityId: city, accountIds: [...wanted] };
    const params = { path: { viewId: view.id } };
    const { accountIds } = await answerOf(api.PUT('/api/admin/views/{viewId}/report', { params, body }));
    setSaved(accountIds);
    setWanted(accountIds);
    notify(textOf('units.whoGetsIsSaved', { name: view.name }));
  };
  return { wanted, setWanted, isChanged, act, save };
}
