import type { CitySlug } from '../../../../kernel/cities';
import type { FoundText } from '../../forms/found-words.service';
import { textsOf } from '../../forms/form-fields';
import type { FormPhotos } from '../../forms/multipart-form.interceptor';
import type { Words } from '../../i18n/translate';
import { FoundWords } from '../../kit/found-words';
import { NameIsPublic } from '../../kit/person-name';
import { PostForm } from '../../kit/post-form';
import { Page } from '../../page';
import { useView } from '../../view';
import { ReportPhotos } from './photo-step';
import type { ReportFormDto } from './report-form.dto';
import { useReportIsland } from './report-island';

interface FoundState {
  city: CitySlug;
  form: ReportFormDto;
  found: readonly FoundText[];
  /** The photos of the form; browsers do not send them again. */
  photos: FormPhotos;
}

/** The personal data in a report, of which its author decides before it is published. */
export function foundWordsPage(words: Words, state: FoundState, cookies: string[]): Page {
  return new Page({
    title: words.text('found.title'),
    city: state.city,
    // The page to which the language links and the sign-in return.
    path: `/${state.city}/report`,
    cookies,
    isPersonal: true,
    main: <Found {...state} />,
  });
}

function Found({ city, form, found, photos }: FoundState) {
  const { t, link } = useView();
  return (
    <>
      <PostForm action={`/${city}/report`} encType="multipart/form-data" {...useReportIsland(city, false)}>
        {Object.entries({ ...textsOf(form), checked: 'yes', kept: '' }).map(([name, value]) => (
          <input type="hidden" name={name} value={value} />
        ))}
        <FoundWords found={found} isPage />
        {photos.files.length > 0 && <ReportPhotos again />}
        <NameIsPublic />
        <button type="submit">{t('found.publish')}</button>
      </PostForm>
      <p>
        <a href={link(`/${city}/report`)}>{t('found.back')}</a>
      </p>
    </>
  );
}
