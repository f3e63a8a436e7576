import type { SimilarIssue, SimilarTitle } from '../../../../issues';
import type { CitySlug } from '../../../../kernel/cities';
import { textsOf } from '../../forms/form-fields';
import type { FormPhotos } from '../../forms/multipart-form.interceptor';
import type { Words } from '../../i18n/translate';
import { Day, Status } from '../../kit/issues';
import { NameIsPublic } from '../../kit/person-name';
import { Page } from '../../page';
import { PostForm } from '../../kit/post-form';
import { useView } from '../../view';
import { ReportPhotos } from './photo-step';
import type { ReportFormDto } from './report-form.dto';
import { useReportIsland } from './report-island';

interface SimilarState {
  city: CitySlug;
  form: ReportFormDto;
  /** At least one, best match first. */
  similar: ReadonlyArray<SimilarIssue | SimilarTitle>;
  /** The photos of the form; browsers do not send them again. */
  photos: FormPhotos;
}

/**
 * Open issues that may be the same, shown before a report is stored: to support one of them, or to send the
 * report.
 */
export function similarPage(words: Words, state: SimilarState, cookies: string[]): Page {
  return new Page({
    title: words.text('similar.title'),
    city: state.city,
    // The page to which the language links and the sign-in return.
    path: `/${state.city}/report`,
    cookies,
    isPersonal: true,
    main: <Similar {...state} />,
  });
}

function Similar({ city, form, similar, photos }: SimilarState) {
  const { t, link } = useView();
  return (
    <>
      <p>{t('similar.lead')}</p>
      <ul class="issues">
        {similar.map((issue) => (
          <SimilarItem issue={issue} />
        ))}
      </ul>
      <PostForm action={`/${city}/report`} encType="multipart/form-data" {...useReportIsland(city, false)}>
        {Object.entries({ ...textsOf(form), checked: 'yes', kept: '' }).map(([name, value]) => (
          <input type="hidden" name={name} value={value} />
        ))}
        {photos.files.length > 0 && <ReportPhotos again />}
        <NameIsPublic />
        <button type="submit">{t('similar.anyway')}</button>
      </PostForm>
      <p>
        <a href={link(`/${city}/report`)}>{t('error.back')}</a>
      </p>
    </>
  );
}

function SimilarItem({ issue }: { issue: SimilarIssue | SimilarTitle }) {
  const { t, words, link } = useView();
  const path = `/${issue.city}/issues/${issue.issueId}`;
  return (
    <li>
      <a class="title" href={link(path)} dir="auto">
        {issue.title}
      </a>
      <p class="facts">
        <Status status={issue.status} /> <span>{t(`category.${issue.category}`)}</span>{' '}
        {'metres' in issue ? (
          <span>{t('similar.metres', { n: words.number(Math.round(issue.metres)) })}</span>
        ) : (
          <>
            {issue.area && <bdi>{issue.area}</bdi>} <Day at={issue.createdAt} />
          </>
        )}{' '}
        {issue.upvotes > 0 && <span>{words.count('upvotes', issue.upvotes)}</span>}
      </p>
      <PostForm action={`${path}/upvote`}>
        <input type="hidden" name="want" value="on" />
        <input type="hidden" name="instead" value="report" />
        <button type="submit" class="quiet">
          {t('similar.same')}
        </button>
      </PostForm>
    </li>
  );
}
