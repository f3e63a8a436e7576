import { ANONYMOUS } from '../../../kernel/people/shown-as';
import { useView } from '../view';

/** The name of a person as pages show it: who is shown without a name is a citizen, in the language of the page. */
export function useShownName(): (name: string) => string {
  const { t } = useView();
  return (name) => (name === ANONYMOUS ? t('privacy.citizen') : name);
}

/** A text with a person's name in place of `{name}`, whose direction does not affect the text around it. */
export function WithName({ text, name }: { text: string; name: string }) {
  const shown = useShownName();
  const [before = '', after = ''] = text.split('{name}');
  return (
    <>
      {before}
      <bdi>{shown(name)}</bdi>
      {after}
    </>
  );
}

/**
 * Says in a form that what its reader sends is public, and how they are shown beside it.
 * @param isAsBefore whether they are shown as in earlier contributions, whatever they chose
 */
export function NameIsPublic({ isAsBefore = false }: { isAsBefore?: boolean }) {
  const { t, view, link } = useView();
  const { actor } = view;
  if (!actor)
    return (
      <p class="hint" data-name-public>
        {t('name.public')} <a href={link('/about/privacy')}>{t('notice.link')}</a>
      </p>
    );
  const shownAs = actor.tokenRole === 'citizen' ? actor.shownAs : 'name';
  const name = shownAs === 'pseudonym' ? (actor.pseudonym ?? '') : actor.displayName;
  return (
    <p class="hint" data-name-public>
      <a href={link('/about/privacy')}>{t('notice.published')}</a>{' '}
      {isAsBefore ? (
        `${t('privacy.shownAs')}: ${t('privacy.asBefore')}.`
      ) : shownAs === 'anonymous' ? (
        `${t('privacy.shownAs')}: ${t('privacy.anonymous')}.`
      ) : (
        <WithName text={t('name.publicAs')} name={name} />
      )}{' '}
      <a href={link('/me/privacy')}>{t('privacy.change')}</a>
    </p>
  );
}
