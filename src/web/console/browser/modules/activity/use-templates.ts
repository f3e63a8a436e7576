import type { Action } from '../../kit/actions/use-action';
import type { Store } from '../../store';
import { previewTemplate } from '../templates/template-calls';
import type { Draft } from './draft';

/**
 * Fills in templates for the answer of a draft, in its language.
 * @returns `fillIn`, which returns the text of a template, or undefined if the service refused it; `fillInAgain`, which
 *   puts the template in another language into the answer, unless its text was changed there
 */
export function useTemplates({ issueId, draft, act }: { issueId: string; draft: Store<Draft>; act: Action }) {
  const fillIn = async (id: string): Promise<string | undefined> => {
    let filled: string | undefined;
    await act.run(async () => {
      const { text, language } = await previewTemplate(id, issueId, draft.get().language);
      draft.set({ ...draft.get(), language, template: { id, text } });
      filled = text;
    });
    return filled;
  };
  const fillInAgain = async () => {
    const { template, answer } = draft.get();
    if (!template?.text || !answer.includes(template.text)) return;
    const text = await fillIn(template.id);
    const now = draft.get();
    if (text !== undefined) draft.set({ ...now, answer: now.answer.replace(template.text, () => text) });
  };
  return { fillIn, fillInAgain };
}
