import type { ConfirmationFigure } from '../../resolution';
import type { ConfirmationFigureDto } from './confirmation-figure.dto';

/** The outcomes of a group (docs/api/public-read.md#confirmations). */
export function presentConfirmationFigure(figure: ConfirmationFigure): ConfirmationFigureDto {
  const { key, label, confirmed, disputed, unconfirmed, notRepaired, n, shown } = figure;
  return { key, label, confirmed, disputed, unconfirmed, notRepaired, n, shown };
}
