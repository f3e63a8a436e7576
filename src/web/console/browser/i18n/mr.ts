import { bulk } from './bulk/mr';
import { city } from './city/mr';
import { common } from './common/mr';
import { count } from './count/mr';
import { intake } from './intake/mr';
import { integrations } from './integrations/mr';
import { issue } from './issue/mr';
import { moderation } from './moderation/mr';
import { names } from './names/mr';
import { people } from './people/mr';
import { provider } from './provider/mr';
import { queue } from './queue/mr';
import { redaction } from './redaction/mr';
import { setup } from './setup/mr';
import { shell } from './shell/mr';
import { units } from './units/mr';
import type { Catalogue } from './catalogue';

/** The texts of the console in Marathi; docs/translations.md says who has reviewed them. */
export const mr: Catalogue = {
  ...bulk,
  ...city,
  ...common,
  ...count,
  ...intake,
  ...integrations,
  ...issue,
  ...moderation,
  ...names,
  ...people,
  ...provider,
  ...queue,
  ...redaction,
  ...setup,
  ...shell,
  ...units,
};
