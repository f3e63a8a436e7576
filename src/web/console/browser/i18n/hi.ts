import { common } from './common/hi';
import { count } from './count/hi';
import { shell } from './shell/hi';
import type { Catalogue } from '../words';

/** The texts of the console in Hindi; docs/translations.md says who has reviewed them. */
export const hi: Catalogue = {
  ...common,
  ...count,
  ...shell,
};
