import type { CitySlug } from '../../../../kernel/cities';
import { type ConfirmationFigure, MIN_SHOWN } from '../../../../resolution';
import { Figures } from '../../kit/issues';
import { useView } from '../../view';

/** What people say about the repairs in a ward. @param figure undefined if nothing is decided there */
export function ConfirmationFigures({
  city,
  figure,
}: {
  city: CitySlug;
  figure: ConfirmationFigure | undefined;
}) {
  const { t, words } = useView();
  const shareOf = (count: number | null | undefined) =>
    figure === undefined || count === null || count === undefined
      ? '–'
      : t('wards.onTimeOf', { share: words.percent((100 * count) / figure.n), n: words.number(figure.n) });
  return (
    <>
      <h2>{t('confirm.figure')}</h2>
      <Figures
        figures={[
          [t('confirm.figureConfirmed'), shareOf(figure?.confirmed)],
          [t('confirm.figureDisputed'), shareOf(figure?.disputed)],
          [t('confirm.figureUnconfirmed'), shareOf(figure?.unconfirmed)],
          [t('confirm.figureNotRepaired'), shareOf(figure?.notRepaired)],
        ]}
      />
      <p>
        {t('confirm.figureHow', { n: words.number(MIN_SHOWN) })}{' '}
        <a href={`/data/${city}/confirmations.csv?by=ward`}>{t('confirm.figureData')}</a>
      </p>
    </>
  );
}
