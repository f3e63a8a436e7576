import { Refusal, TextField } from '../../kit/fields';
import { PostForm } from '../../kit/post-form';
import { useView } from '../../view';
import { type IssueParts, pathOf } from './parts';

/** The form with which the reporter takes words out of the issue, of a closed one too. */
export function TakeOutForm({ view, state: { actor, typed, problems } }: IssueParts) {
  const { t } = useView();
  if (actor?.id !== view.issue.ownerId || actor.role === 'viewer') return null;
  return (
    <details class="facts" open={problems.removed !== undefined}>
      <summary>{t('takeOut.title')}</summary>
      <PostForm action={`${pathOf(view)}/redaction`}>
        {problems.removed && <Refusal problems={problems} />}
        <TextField
          name="removed"
          label={t('takeOut.words')}
          hint={t('takeOut.hint')}
          value={typed.removed}
          problem={problems.removed}
          required
        />
        <button type="submit" class="quiet">
          {t('takeOut.send')}
        </button>
      </PostForm>
    </details>
  );
}
