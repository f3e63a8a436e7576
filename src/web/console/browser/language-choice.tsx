import { CONSOLE_LANGUAGES, type ConsoleLanguage } from '../../../kernel/console';
import { Choice } from './kit/forms/fields';
import { languageName } from './language-names';
import { languageOfPage, textOf } from './words';

const OPTIONS = CONSOLE_LANGUAGES.map((value) => ({ value, label: languageName(value) }));

/** Chooses the language of the console, each by its own name. */
export function LanguageChoice({ onChoose }: { onChoose: (language: ConsoleLanguage) => void }) {
  return (
    <Choice
      label={textOf('shell.language')}
      value={languageOfPage()}
      options={OPTIONS}
      onChange={(value) => onChoose(value as ConsoleLanguage)}
    />
  );
}
