import type { PhotoPart } from '../../../../kit/browser/photo-parts';
import { answerOf, api } from '../../api';
import { notify } from '../../kit/actions/toast';
import { ask } from '../../kit/dialog';
import { Lazy } from '../../kit/lazy';
import { Refusal } from '../../refusal';
import { createStore } from '../../store';
import type { Report } from './report';

const WORDS = {
  title: 'Cover parts of photo {n}',
  text: 'Each part is filled with one colour, for everyone and for good: the photo of before is deleted.',
  confirm: 'Cover',
  label: 'Photo {n} of {title}',
  none: 'Choose at least one part of the photo.',
  done: 'Parts of the photo covered',
};

const loadCanvas = () => import('./photo-canvas');

/** Asks which parts of a photo nobody should see, and covers them. @param reload reads the issue again */
export function askToCover(
  { id, title }: { id: string; title: string },
  { index, url }: Report['media'][number],
  reload: () => Promise<void>,
): void {
  const chosen = createStore<readonly PhotoPart[]>([]);
  const choose = (parts: readonly PhotoPart[]) => chosen.set(parts);
  const number = String(index + 1);
  const label = WORDS.label.replace('{n}', number).replace('{title}', () => title);
  ask({
    title: WORDS.title.replace('{n}', number),
    text: WORDS.text,
    details: <Lazy load={loadCanvas} props={{ url: `${url}?w=640`, label, choose }} />,
    confirm: WORDS.confirm,
    isDangerous: true,
    isFilled: () => chosen.get().length > 0,
    act: async () => {
      const regions = [...chosen.get()];
      if (regions.length === 0) throw new Refusal(0, [WORDS.none]);
      const params = { path: { id, mediaId: url.replace('/media/', '') } };
      await answerOf(
        api.POST('/api/admin/feed/issues/{id}/media/{mediaId}/regions', { params, body: { regions } }),
      );
      notify(WORDS.done);
      await reload();
    },
  });
}
