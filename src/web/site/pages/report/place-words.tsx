import type { FoundPlace } from '../../../../accountability';
import type { SimilarIssue } from '../../../../issues';
import { Icon } from '../../kit/icon';
import { PostForm } from '../../kit/post-form';
import { useView } from '../../view';

/** The place of a point, as far as it is known, and the open issues there, the best match first. */
export interface ReportPlace {
  place: FoundPlace | undefined;
  near: readonly SimilarIssue[];
}

/** The id of the form that supports an issue: the form of a report cannot contain it. */
const formId = (issueId: string) => `same-${issueId}`;

/** Where a point is, in words, and the open issues there. A script fills it in once a point is chosen. */
export function PlaceWords({ found }: { found: ReportPlace | undefined }) {
  const { t } = useView();
  return (
    <div data-place aria-live="polite">
      {found?.place && <Card place={found.place} />}
      {found && found.near.length > 0 && (
        <div class="near">
          <p>{t('report.near')}</p>
          <ul class="plain">
            {found.near.map((issue) => (
              <Near issue={issue} />
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

function Card({ place: { area, ward, pincode } }: { place: FoundPlace }) {
  const { t } = useView();
  return (
    <div class="place-card" data-area={area || undefined}>
      <Icon name="map-pin" />
      <p>
        <strong dir="auto">{area || t('place.point')}</strong>
        <span class="facts">
          {ward && <span>{t('ward.title', { ward })}</span>} {pincode && <span>{pincode}</span>}{' '}
          <span data-accuracy />
        </span>
      </p>
    </div>
  );
}

function Near({ issue: { issueId, city, title, metres } }: { issue: SimilarIssue }) {
  const { t, words, link } = useView();
  return (
    <li>
      <a href={link(`/${city}/issues/${issueId}`)} dir="auto">
        {title}
      </a>{' '}
      <span class="hint">{t('similar.metres', { n: words.number(Math.round(metres)) })}</span>{' '}
      {/* The form of a report has one button that submits: a script sends the other form. */}
      <button type="button" class="quiet scripted" data-same={formId(issueId)}>
        {t('similar.same')}
      </button>
    </li>
  );
}

/** The forms of the issues that `PlaceWords` offers. */
export function SameForms({ found }: { found: ReportPlace | undefined }) {
  return (
    <div data-place-forms hidden>
      {found?.near.map(({ issueId, city }) => (
        <PostForm id={formId(issueId)} action={`/${city}/issues/${issueId}/upvote`}>
          <input type="hidden" name="want" value="on" />
          <input type="hidden" name="instead" value="report" />
        </PostForm>
      ))}
    </div>
  );
}
