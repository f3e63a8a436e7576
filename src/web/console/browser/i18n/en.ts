import { bulk } from './bulk/en';
import { common } from './common/en';
import { count } from './count/en';
import { intake } from './intake/en';
import { issue } from './issue/en';
import { moderation } from './moderation/en';
import { queue } from './queue/en';
import { shell } from './shell/en';
import { units } from './units/en';

/** The texts of the console in English, whose keys are those of all languages. Names in braces are replaced. */
export const en = {
  ...bulk,
  ...common,
  ...count,
  ...intake,
  ...issue,
  ...moderation,
  ...queue,
  ...shell,
  ...units,
};
