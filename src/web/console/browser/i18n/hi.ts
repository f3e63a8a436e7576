import { bulk } from './bulk/hi';
import { common } from './common/hi';
import { count } from './count/hi';
import { intake } from './intake/hi';
import { issue } from './issue/hi';
import { moderation } from './moderation/hi';
import { queue } from './queue/hi';
import { shell } from './shell/hi';
import { units } from './units/hi';
import type { Catalogue } from '../words';

/** The texts of the console in Hindi; docs/translations.md says who has reviewed them. */
export const hi: Catalogue = {
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
