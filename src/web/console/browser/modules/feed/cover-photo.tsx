import type { PhotoPart } from '../../../../kit/browser/photo-parts';
import { answerOf, api } from '../../api';
import { notify } from '../../kit/actions/toast';
import { ask } from '../../kit/dialog';
import { Lazy } from '../../kit/lazy';
import { Refusal } from '../../refusal';
import { createStore } from '../../store';
import { textOf } from '../../words';
import type { Report } from './report';

const loadCanvas = () => import('./photo-canvas');

/** Asks which parts of a photo nobody should see, and covers them. @param reload reads the issue again */
export function askToCover(
  { id, title }: { id: string; title: string },
  { index, url }: Report['media'][number],
  reload: () => Promise<void>,
): void {
  const chosen = createStore<readonly PhotoPart[]>([]);
  const choose = (parts: readonly PhotoPart[]) => chosen.set(parts);
  const number = index + 1;
  const label = textOf('redaction.photoOf', { number, title });
  ask({
    title: textOf('redaction.coverPartsOfPhoto', { number }),
    text: textOf('redaction.eachPartIsFilled'),
    details: <Lazy load={loadCanvas} props={{ url: `${url}?w=640`, label, choose }} />,
    confirm: textOf('redaction.cover'),
    isDangerous: true,
    isFilled: () => chosen.get().length > 0,
    act: async () => {
      const regions = [...chosen.get()];
      if (regions.length === 0) throw new Refusal(0, [textOf('redaction.chooseAPart')]);
      const params = { path: { id, mediaId: url.replace('/media/', '') } };
      await answerOf(
        api.POST('/api/admin/feed/issues/{id}/media/{mediaId}/regions', { params, body: { regions } }),
      );
      notify(textOf('redaction.partsCovered'));
      await reload();
    },
  });
}
