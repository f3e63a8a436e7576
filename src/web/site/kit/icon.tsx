import { icon } from '../../kit/icon';
import type { IconName } from '../../kit/icons';
import { useView } from '../view';

/** An icon beside words. */
export function Icon({ name }: { name: IconName }) {
  return icon(useView().view.icons, name);
}
