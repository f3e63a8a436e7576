import { common } from './common/mr';
import { count } from './count/mr';
import { shell } from './shell/mr';
import type { Catalogue } from '../words';

/** The texts of the console in Marathi; docs/translations.md says who has reviewed them. */
export const mr: Catalogue = {
  ...common,
  ...count,
  ...shell,
};
