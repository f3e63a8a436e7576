import type { AttachedMedia } from '../../../../issues';
import { island, type IslandProps } from '../../islands/island';
import { Refusal } from '../../kit/fields';
import { PostForm } from '../../kit/post-form';
import { useView } from '../../view';
import { COLUMNS, ROWS } from './cover-cells';
import { type IssueParts, pathOf } from './parts';

/**
 * The forms with which the reporter, admins and who added a photo cover parts of it: by a grid, which a script replaces
 * by a canvas.
 */
export function CoverForms({ view, state: { actor, problems, isCovering } }: IssueParts) {
  const { t, link } = useView();
  const photos = (view.issue.media ?? []).filter(({ id }) => view.coverable.includes(id));
  if (!actor || photos.length === 0) return null;
  if (!isCovering && problems.cells === undefined)
    return (
      <p>
        <a href={`${link(pathOf(view))}?cover=yes#cover`}>{t('cover.title')}</a>
      </p>
    );
  return (
    <section id="cover" tabIndex={-1}>
      <h2>{t('cover.title')}</h2>
      {problems.cells && <Refusal problems={problems} ids={{ cells: 'cover' }} />}
      <p>{t('cover.lead')}</p>
      {photos.map((photo, index) => (
        <CoverForm path={`${pathOf(view)}/cover`} photo={photo} number={index + 1} />
      ))}
    </section>
  );
}

function scriptWords(t: ReturnType<typeof useView>['t']): IslandProps['cover']['words'] {
  return {
    how: t('cover.how'),
    count: t('cover.count'),
    add: t('cover.add'),
    remove: t('cover.remove'),
  };
}

function CoverForm({
  path,
  photo: { id, addedAt },
  number,
}: {
  path: string;
  photo: AttachedMedia;
  number: number;
}) {
  const { t, words } = useView();
  const cells = Array.from({ length: COLUMNS * ROWS }, (_, index) => {
    const [row, column] = [Math.floor(index / COLUMNS), index % COLUMNS];
    return {
      value: `${column}-${row}`,
      label: t('cover.cell', { row: words.number(row + 1), column: words.number(column + 1) }),
    };
  });
  return (
    <PostForm action={path} {...island('cover', { words: scriptWords(t) })}>
      <input type="hidden" name="photo" value={id} />
      <fieldset class="cover">
        <legend>{t('issue.photo', { n: words.number(number), day: words.day(addedAt) })}</legend>
        <div class="covered">
          <img src={`/media/${id}?w=640`} alt="" loading="lazy" />
          <div class="cells">
            {cells.map(({ value, label }) => (
              <label>
                <input type="checkbox" name="cells" value={value} />
                <span class="unseen">{label}</span>
              </label>
            ))}
          </div>
        </div>
      </fieldset>
      <button type="submit" class="quiet">
        {t('cover.send')}
      </button>
    </PostForm>
  );
}
