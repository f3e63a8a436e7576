import { common } from './common/en';
import { count } from './count/en';
import { shell } from './shell/en';

/** The texts of the console in English, whose keys are those of all languages. Names in braces are replaced. */
export const en = {
  ...common,
  ...count,
  ...shell,
};
