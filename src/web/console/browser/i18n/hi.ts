import { bulk } from './bulk/hi';
import { city } from './city/hi';
import { common } from './common/hi';
import { count } from './count/hi';
import { intake } from './intake/hi';
import { integrations } from './integrations/hi';
import { issue } from './issue/hi';
import { moderation } from './moderation/hi';
import { names } from './names/hi';
import { people } from './people/hi';
import { provider } from './provider/hi';
import { queue } from './queue/hi';
import { redaction } from './redaction/hi';
import { setup } from './setup/hi';
import { shell } from './shell/hi';
import { units } from './units/hi';
import type { Catalogue } from './catalogue';

/** The texts of the console in Hindi; docs/translations.md says who has reviewed them. */
export const hi: Catalogue = {
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
