import type { Schemas } from '../../api';
import { matches } from '../../palette/matching';
import type { Template } from '../templates/template-calls';
import { languageName } from '../../language-names';
import type { Offered, Suggestion } from './suggesting-area';
import type { Language } from '../../../../../kernel/languages';

export type TemplateOption = Suggestion;

const SLASH = /(?:^|\s)\/(\S[^\n/]{0,40})?$/;

/** The templates for an issue: those for its category and status first, then the others that are for any. */
export function templateOptions(
  templates: readonly Template[],
  { categorySlug, status }: Pick<Schemas['FeedIssueDetail'], 'categorySlug' | 'status'>,
): TemplateOption[] {
  const named = ({ category, status: of }: Template) => Number(category !== null) + Number(of !== null);
  return templates
    .filter(({ active }) => active)
    .filter(({ category }) => category === null || category === categorySlug)
    .filter(({ status: of }) => of === null || of === status)
    .map((template, index) => ({ template, index }))
    .sort((a, b) => named(b.template) - named(a.template) || a.index - b.index)
    .map(({ template: { id, name, texts } }) => ({
      id,
      label: name,
      about: Object.keys(texts)
        .map((language) => languageName(language as Language))
        .join(', '),
    }));
}

/** The templates that are offered after a slash. */
export function offeredTemplates(
  before: string,
  options: readonly TemplateOption[],
): Offered<TemplateOption> | undefined {
  const found = SLASH.exec(before);
  if (!found) return undefined;
  const wanted = found[1] ?? '';
  return {
    from: before.length - wanted.length - 1,
    wanted,
    options: options.filter(({ label }) => matches(label, wanted)),
  };
}
