import { bulk } from './bulk/en';
import { city } from './city/en';
import { common } from './common/en';
import { count } from './count/en';
import { intake } from './intake/en';
import { integrations } from './integrations/en';
import { issue } from './issue/en';
import { moderation } from './moderation/en';
import { names } from './names/en';
import { people } from './people/en';
import { provider } from './provider/en';
import { queue } from './queue/en';
import { redaction } from './redaction/en';
import { setup } from './setup/en';
import { shell } from './shell/en';
import { units } from './units/en';

/** The texts of the console in English, whose keys are those of all languages. Names in braces are replaced. */
export const en = {
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
