import { bulk } from './bulk/mr';
import { common } from './common/mr';
import { count } from './count/mr';
import { intake } from './intake/mr';
import { issue } from './issue/mr';
import { moderation } from './moderation/mr';
import { queue } from './queue/mr';
import { shell } from './shell/mr';
import { units } from './units/mr';
import type { Catalogue } from '../words';

/** The texts of the console in Marathi; docs/translations.md says who has reviewed them. */
export const mr: Catalogue = {
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
