import { Because, PHOTO_TYPES, type Problem } from '../../kit/fields';
import { Icon } from '../../kit/icon';
import { useView } from '../../view';
import { MAX_PHOTOS } from '../../forms/multipart-form.interceptor';

interface Photos {
  problem?: Problem | undefined;
  /** Whether photos were sent before, which browsers do not send again. */
  again?: boolean;
}

/** The first step of a report. Photos without an account are kept by scripts only, on the device. */
export function PhotoStep({ isSignedIn, ...photos }: Photos & { isSignedIn: boolean }) {
  const { t } = useView();
  return (
    <fieldset class={isSignedIn ? 'step' : 'step scripted'} data-step="photo">
      <legend>{t('report.photoTitle')}</legend>
      <ReportPhotos {...photos} />
    </fieldset>
  );
}

/** The photo fields of a report: the camera and the gallery. Both have the same name, so a form may use both. */
export function ReportPhotos({ problem, again = false }: Photos) {
  const { t } = useView();
  const described = {
    'aria-describedby': problem ? 'photos-hint photos-error' : 'photos-hint',
    'aria-invalid': problem && ('true' as const),
  };
  return (
    <>
      {again && (
        <p class="notice" data-photos-again>
          {t('report.photosAgain')}
        </p>
      )}
      <div class={problem ? 'field photo-fields refused' : 'field photo-fields'}>
        {problem && (
          <p class="error" id="photos-error">
            <Because problem={problem} />
          </p>
        )}
        <label class="pick camera">
          <Icon name="camera" />
          <span>{t('report.takePhoto')}</span>
          <PhotoFiles {...described} id="photos" capture="environment" />
        </label>
        <label class="pick">
          <Icon name="images" />
          <span>{t('report.gallery')}</span>
          <PhotoFiles {...described} id="gallery" />
        </label>
        <p class="hint" id="photos-hint">
          {t('report.photosHint', { n: String(MAX_PHOTOS) })}
        </p>
      </div>
    </>
  );
}

/** A file field. Also the camera's takes several: where it takes one at a time, a script adds each to the others. */
function PhotoFiles(attributes: {
  id: string;
  capture?: 'environment';
  'aria-describedby': string;
  'aria-invalid': 'true' | undefined;
}) {
  return <input {...attributes} name="photos" type="file" accept={PHOTO_TYPES} multiple />;
}
