import { typedPincode } from '../../../../../kernel/text/typed-text';
import { answerOf, api, type Schemas } from '../../api';
import { type OnSent, uploadFetch } from '../../upload';
import type { IntakeValues } from './intake-form';

export type Offered = Schemas['OfferedIssue'];
export type Taken = Schemas['TakenIssue'];

/** Below this length a title finds nothing that is like it. */
const LEAST_TITLE = 5;
const PINCODE = /^\d{6}$/;

/** The open issues that may be the same as a report; none while it says too little to compare. */
export function readSimilar(cityId: Schemas['CitySlug'], values: IntakeValues): Promise<Offered[]> {
  const { title, category } = values;
  const pincode = typedPincode(values.pincode);
  if (title.trim().length < LEAST_TITLE || category === '' || !PINCODE.test(pincode))
    return Promise.resolve([]);
  const query = { cityId, title, category: category as Schemas['CategorySlug'], pincode };
  return answerOf(api.GET('/api/admin/feed/similar', { params: { query } }));
}

/** Sends a report. @param key the same for each try of one report, which is then taken once */
export function takeReport(body: Schemas['NewIntake'], key: string): Promise<Taken> {
  const headers = { 'Idempotency-Key': key };
  return answerOf(api.POST('/api/admin/feed/issues', { body, headers }));
}

/** Sends photos for a report. @returns their ids */
export async function sendPhotos(files: readonly File[], onSent: OnSent): Promise<string[]> {
  const form = new FormData();
  for (const file of files) form.append('file', file);
  const added = await answerOf(
    api.POST('/api/admin/feed/media', {
      // The types describe bytes as text.
      body: form as unknown as { file: string[] },
      bodySerializer: (body) => body as unknown as FormData,
      fetch: uploadFetch(onSent),
    }),
  );
  return added.map(({ mediaId }) => mediaId);
}
