import { isFiner, PLACE_PRECISIONS, type PlacePrecision } from '../../../kernel/place-precision';
import { useView } from '../view';

/**
 * How exactly everyone sees a place: the question whether it is at somebody's home, whose answer yes is `grid`, and
 * below each answer what the card of the report shows then.
 * @param atMost the finest precision that can be chosen
 */
export function PlaceChoice({ chosen, atMost = 'exact' }: { chosen: string; atMost?: PlacePrecision }) {
  const { t } = useView();
  return (
    <fieldset class="place-choice">
      <legend>{t('shownPlace.home')}</legend>
      {PLACE_PRECISIONS.filter((each) => !isFiner(each, atMost)).map((each) => (
        <label class="choice">
          <input type="radio" name="place" value={each} checked={each === chosen} />{' '}
          <span>
            {t(`shownPlace.${each}`)} <span class="hint">{t(`shownPlace.${each}Card`)}</span>
          </span>
        </label>
      ))}
      <p class="hint">{t('shownPlace.office')}</p>
    </fieldset>
  );
}
