import { useState } from 'preact/hooks';
import { CATEGORY_SLUGS, type CategorySlug } from '../../../../../kernel/categories';
import { answerOf, api, type Schemas } from '../../api';
import { type Action, useAction } from '../../kit/actions/use-action';
import { ask } from '../../kit/dialog';
import { TextField, Tick } from '../../kit/forms/fields';
import { changeOf, FormBody, requiredWholeNumber, useForm } from '../../kit/forms/form';
import { useRead } from '../../kit/reads/hooks';
import { Loaded } from '../../kit/reads/loaded';
import { Page, Part } from '../../kit/page';
import { ActRefused } from '../../kit/actions/refused';
import { notify } from '../../kit/actions/toast';
import { useUnsaved } from '../../kit/actions/unsaved';
import { Changeable } from '../../rights';
import { invalidateConfiguration } from '../../shared-reads';
import { refusalOf, Refusal } from '../../refusal';
import { type FeedStatus, STATUS_NAMES, STATUSES } from '../feed/statuses';
import { categoryName } from '../../names';
import { partsOf, textOf } from '../../words';

type Configuration = Schemas['ConsoleConfiguration'];
type Table = Configuration['transitions'];

async function save(body: Schemas['ChangeConsoleConfiguration']): Promise<Configuration> {
  const next = await answerOf(api.PUT('/api/admin/config', { body }));
  invalidateConfiguration();
  notify(textOf('setup.theConfigurationIsSaved'));
  return next;
}

const FEATURES = [
  ['duplicateDetection', textOf('setup.lookForDuplicates')],
  ['outboundMessages', textOf('setup.sendMessagesToAuthors')],
] as const;

/** The settings of all cities. */
export default function ConfigurationPage() {
  const configuration = useRead('config', () => answerOf(api.GET('/api/admin/config')));
  const act = useAction();
  const { put } = configuration;
  return (
    <Page title={textOf('module.configuration')} intro={textOf('setup.oneConfigurationForAll')}>
      <ActRefused by={act.refusal} />
      <Loaded of={configuration}>
        {({ slaHours, transitions, features, photoNeeded }) => (
          <Changeable to="config">
            <Part title={textOf('setup.features')}>
              {FEATURES.map(([name, label]) => (
                <Feature key={name} name={name} label={label} features={features} act={act} put={put} />
              ))}
            </Part>
            <Part title={textOf('setup.hoursUntilAnIssue')}>
              <Hours slaHours={slaHours} put={put} />
            </Part>
            <Part title={textOf('setup.repairsThatNeedA')}>
              <PhotoNeeds needs={photoNeeded} act={act} put={put} />
            </Part>
            <Part title={textOf('setup.allowedStatusChanges')}>
              <Transitions transitions={transitions} put={put} />
            </Part>
          </Changeable>
        )}
      </Loaded>
    </Page>
  );
}

type Put = (configuration: Configuration) => void;

function Feature({
  name,
  label,
  features,
  act,
  put,
}: {
  name: keyof Configuration['features'];
  label: string;
  features: Configuration['features'];
  act: Action;
  put: Put;
}) {
  const change = async (on: boolean) => put(await save({ features: { [name]: on } }));
  return (
    <p>
      <Tick
        label={label}
        checked={features[name]}
        onChange={(on) =>
          name === 'outboundMessages' ? askToSend(on, () => change(on)) : void act.run(() => change(on))
        }
      />
    </p>
  );
}

interface PhotoNeedsProps {
  needs: Configuration['photoNeeded'];
  act: Action;
  put: Put;
}

function PhotoNeeds({ needs, act, put }: PhotoNeedsProps) {
  const change = async (slug: CategorySlug, on: boolean) => put(await save({ photoNeeded: { [slug]: on } }));
  return (
    <>
      <p>{textOf('setup.anIssueOfThese')}</p>
      {CATEGORY_SLUGS.map((slug) => (
        <p key={slug}>
          <Tick
            label={categoryName(slug)}
            checked={needs[slug]}
            onChange={(on) => void act.run(() => change(slug, on))}
          />
        </p>
      ))}
    </>
  );
}

/** Asks first: a sent message cannot be undone, and unsent ones are lost. */
function askToSend(on: boolean, change: () => Promise<void>): void {
  ask({
    title: on ? textOf('setup.sendMessagesToAuthors') : textOf('setup.sendNoMessagesTo'),
    text: on ? textOf('setup.fromNowOnMessages') : textOf('setup.fromNowOnNo'),
    confirm: on ? textOf('setup.sendMessages') : textOf('setup.sendNone'),
    isDangerous: true,
    act: change,
  });
}

type SlaHours = Configuration['slaHours'];

const textsOf = (hours: SlaHours): Record<string, string> =>
  Object.fromEntries(Object.entries(hours).map(([name, value]) => [name, String(value)]));

/** @throws Refusal if one is not a whole number */
const hoursOf = (texts: Record<string, string>): Partial<SlaHours> =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, requiredWholeNumber(name, text)]));

function Hours({ slaHours, put }: { slaHours: SlaHours; put: Put }) {
  const names = Object.keys(slaHours);
  const form = useForm(textsOf(slaHours), async (values, changed) => {
    try {
      const next = await save({ slaHours: changeOf(hoursOf(values), changed) });
      // With the changes of colleagues.
      form.renew(textsOf(next.slaHours));
      put(next);
    } catch (thrown) {
      const { status, messages } = refusalOf(thrown);
      // The fields of the form are the members of this field.
      throw new Refusal(
        status,
        messages.map((message) => message.replace(/^slaHours\./, '')),
      );
    }
  });
  useUnsaved(form.isUnsaved);
  return (
    <FormBody form={form} submitLabel={textOf('setup.saveTheHours')}>
      {names.map((name) => (
        <TextField key={name} form={form} name={name} label={name} inputMode="numeric" />
      ))}
    </FormBody>
  );
}

/** Ticks that were not saved stay, also if a colleague’s table arrives meanwhile. */
function Transitions({ transitions, put }: { transitions: Table; put: Put }) {
  const [ticks, setTicks] = useState<readonly TickedPair[]>([]);
  const table = ticks.reduce(withTick, transitions);
  useUnsaved(Object.keys(changedRows(transitions, table)).length > 0);
  const saved: Put = (configuration) => {
    setTicks([]);
    put(configuration);
  };
  return (
    <>
      {STATUS_NAMES.map((from) => (
        <Followers
          key={from}
          from={from}
          to={table[from]}
          onChange={(to, on) => setTicks([...ticks, { from, to, on }])}
        />
      ))}
      <div class="acts">
        <button type="button" class="primary" onClick={() => askToSave(transitions, table, saved)}>
          {textOf('setup.saveTheTable')}
        </button>
      </div>
    </>
  );
}

/** Whether one status may follow another, as ticked. */
interface TickedPair {
  from: FeedStatus;
  to: FeedStatus;
  on: boolean;
}

function withTick(table: Table, { from, to, on }: TickedPair): Table {
  const others = table[from].filter((each) => each !== to);
  return { ...table, [from]: on ? [...others, to] : others };
}

/** The statuses whose followers differ from before, in any order. */
function changedRows(before: Table, after: Table): Partial<Table> {
  const inOrder = (names: readonly FeedStatus[]) =>
    STATUS_NAMES.filter((name) => names.includes(name)).join();
  const changed = STATUS_NAMES.filter((from) => inOrder(before[from]) !== inOrder(after[from]));
  return Object.fromEntries(changed.map((from) => [from, after[from]]));
}

/** Asks first: it takes effect at once for everyone who moves an issue. */
function askToSave(before: Table, after: Table, put: Put): void {
  ask({
    title: textOf('setup.saveTheAllowedStatus'),
    text: textOf('setup.theTableAppliesAt'),
    confirm: textOf('setup.saveTheTable'),
    isDangerous: true,
    act: async () => put(await save({ transitions: changeOf(after, changedRows(before, after)) })),
  });
}

/** The statuses that may follow one. Overdue can never follow resolved. */
function Followers({
  from,
  to,
  onChange,
}: {
  from: FeedStatus;
  to: readonly FeedStatus[];
  onChange: (to: FeedStatus, on: boolean) => void;
}) {
  const possible = STATUS_NAMES.filter(
    (name) => name !== from && !(from === 'resolved' && name === 'overdue'),
  );
  return (
    <fieldset>
      <legend>{partsOf('setup.from', { label: STATUSES[from].label })}</legend>
      {possible.map((name) => (
        <Tick
          key={name}
          label={STATUSES[name].label}
          checked={to.includes(name)}
          onChange={(on) => onChange(name, on)}
        />
      ))}
    </fieldset>
  );
}
