import type { Actor } from '../../../kernel/people/actor';
import { SHOWN_AS } from '../../../kernel/people/shown-as';
import { useView } from '../view';
import { Select } from './fields';

/** The choice how a reader is shown. Officials and admins have none: they act by name. */
export function ShownAsChoice({
  actor,
  chosen,
  empty,
  ...field
}: {
  actor: Actor | undefined;
  chosen: string | undefined;
  /** How they are shown without a choice. */
  empty: string;
  label?: string;
  hint?: string;
  /** Needed if several forms of a page have the choice. */
  id?: string;
}) {
  const { t } = useView();
  if (actor?.tokenRole !== 'citizen') return null;
  const ways = SHOWN_AS.filter((way) => way !== 'pseudonym' || actor.pseudonym);
  return (
    <Select
      name="shownAs"
      label={t('privacy.shownAs')}
      value={chosen ?? ''}
      empty={empty}
      choices={ways.map((value) => ({
        value,
        label: value === 'name' ? t('privacy.name', { name: actor.displayName }) : t(`privacy.${value}`),
      }))}
      {...field}
    />
  );
}
