import type { BeforeAfterJson, IssueDetailRow } from '../../../../issues';
import { Day } from '../../kit/issues';
import { useView } from '../../view';

/** The photos of the repair whose files are there, each beside one of the report. */
export function shownPairs({ media, beforeAfter }: IssueDetailRow): BeforeAfterJson[] {
  const stored = new Set(media?.map(({ id }) => id));
  return (beforeAfter ?? [])
    .filter(({ after }) => stored.has(after.id))
    .map((pair) => ({ ...pair, before: pair.before && stored.has(pair.before.id) ? pair.before : null }));
}

/** Each photo of the repair beside one of the report, with what is wrong with it. */
export function BeforeAfter({ pairs }: { pairs: readonly BeforeAfterJson[] }) {
  const { t } = useView();
  if (pairs.length === 0) return null;
  return (
    <ul class="plain">
      {pairs.map(({ before, after, flags }) => (
        <li>
          <div class="before-after">
            {before && <Photo photo={before} which="before" />}
            <Photo photo={after} which="after" />
          </div>
          {flags?.map((flag) => (
            <p class="notice">{t(`repair.${flag}`)}</p>
          ))}
        </li>
      ))}
    </ul>
  );
}

function Photo({
  photo: { id, addedAt },
  which,
}: {
  photo: BeforeAfterJson['after'];
  which: 'before' | 'after';
}) {
  const { t, words } = useView();
  return (
    <figure>
      <a href={`/media/${id}`}>
        <img
          src={`/media/${id}?w=320`}
          alt={t(`repair.${which}Alt`, { day: words.day(addedAt) })}
          width="320"
          height="240"
          loading="lazy"
        />
      </a>
      <figcaption>
        {t(`repair.${which}`)}, <Day at={addedAt} />
      </figcaption>
    </figure>
  );
}
