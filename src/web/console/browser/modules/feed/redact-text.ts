import { answerOf, api, type Schemas } from '../../api';
import { notify } from '../../kit/actions/toast';
import { askForPurpose } from '../../kit/ask-for-purpose';
import { textOf } from '../../words';

/** What is to be removed. */
export type Redaction = Omit<Schemas['RedactText'], 'purpose' | 'words'>;

/** Asks for the purpose, and takes words out of a text of an issue; the notice can undo it. */
export function askToRedact(id: string, redaction: Redaction, reload: () => Promise<void>): void {
  askForPurpose({
    title: textOf('issue.takeTheWordsOut'),
    text: textOf('issue.everyoneSeesInsteadIt'),
    confirm: textOf('common.takeOut'),
    first: 'data_request',
    isDangerous: true,
    act: async (purpose, words) => {
      const body = { ...redaction, purpose, ...(words && { words }) };
      const { redactionId } = await answerOf(
        api.POST('/api/admin/feed/issues/{id}/redact-text', { params: { path: { id } }, body }),
      );
      notify(textOf('issue.wordsTakenOut'), async () => {
        await undoRedaction(redactionId);
        await reload();
      });
      await reload();
    },
  });
}

/** Puts words back. @throws Refusal 404 after 72 hours, 409 if the text was changed since */
async function undoRedaction(redactionId: string): Promise<void> {
  const params = { path: { redactionId } };
  await answerOf(api.POST('/api/admin/privacy/redactions/{redactionId}/undo', { params }));
}
