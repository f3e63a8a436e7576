import type { CitySlug } from '../../../../kernel/cities';
import { island } from '../../islands/island';
import { useView } from '../../view';

/**
 * Attributes that make the form keep a draft, and send the report once there is a network.
 * @param hasMap whether the form has a map on which a place can be chosen
 */
export function useReportIsland(city: CitySlug, hasMap: boolean) {
  const { t } = useView();
  return island('report', {
    template: { city: t(`city.${city}`), written: t('report.written') },
    words: {
      remove: t('report.photoRemove'),
      steps: t('report.steps'),
      sending: t('send.sending'),
      prepare: t('send.prepare'),
      photo: t('send.photo'),
      wait: t('send.wait'),
      done: t('send.sent'),
      keep: t('send.keep'),
      later: t('send.later'),
      lost: t('net.lost'),
      draft: t('queue.draft'),
      locate: t('locate.use'),
      found: t('locate.found'),
      within: t('locate.within'),
      rough: t(hasMap ? 'locate.rough' : 'locate.roughNoMap'),
      useRough: t('locate.useRough'),
      notFound: t('locate.failed'),
      fromPhoto: t('locate.photo'),
      saved: t('queue.saved'),
      savedHere: t('queue.savedHere'),
      unconfirmed: t('queue.unconfirmed'),
      unsure: t('net.unconfirmed'),
      gone: t('problem.photoGone'),
      old: t('draft.old'),
      sent: t('queue.sent'),
      look: t('queue.look'),
      signIn: t('queue.signIn'),
      discard: t('queue.discard'),
      ward: t('filter.ward'),
      wardUnknown: t('place.wardUnknown'),
    },
  });
}
