import { useView } from '../view';

/** A text with a person's name in place of `{name}`, whose direction does not affect the text around it. */
export function WithName({ text, name }: { text: string; name: string }) {
  const [before = '', after = ''] = text.split('{name}');
  return (
    <>
      {before}
      <bdi>{name}</bdi>
      {after}
    </>
  );
}

/** Says in a form that everyone can see the name of its reader beside what they send. */
export function NameIsPublic() {
  const { t, view } = useView();
  const { actor } = view;
  return (
    <p class="hint" data-name-public>
      {actor ? <WithName text={t('name.publicAs')} name={actor.displayName} /> : t('name.public')}
    </p>
  );
}
