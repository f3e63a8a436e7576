import { type Language, LANGUAGES } from '../../../../../kernel/languages';
import type { Schemas } from '../../api';
import { useAction } from '../../kit/actions/use-action';
import { notify } from '../../kit/actions/toast';
import { Choice, Tick } from '../../kit/forms/fields';
import { useRead } from '../../kit/reads/hooks';
import { NotRead } from '../../kit/reads/loaded';
import { type Store, useStore } from '../../store';
import { readTemplates } from '../../shared-reads';
import { writeAnswer } from './activity-calls';
import type { Draft } from './draft';
import { languageName } from '../../language-names';
import { SuggestingArea } from './suggesting-area';
import { offeredTemplates, type TemplateOption, templateOptions } from './template-options';
import { typeInto } from './type-into';
import { useTemplates } from './use-templates';
import { WriteForm } from './write-form';
import { partsOf, textOf } from '../../words';

/** The maximum length of an answer. */
const MAX_ANSWER = 1000;

interface AnswerProps {
  issue: Schemas['FeedIssueDetail'];
  draft: Store<Draft>;
  field: { current: HTMLTextAreaElement | null };
  onWritten: () => Promise<void>;
}

/** Writes a public answer, also with a template. */
export function AnswerForm({ issue, draft, field, onWritten }: AnswerProps) {
  const { answer } = useStore(draft);
  const act = useAction();
  const templates = useRead(issue.cityId, () => readTemplates(issue.cityId));
  const options = templateOptions(templates.data ?? [], issue);
  const { fillIn, fillInAgain } = useTemplates({ issueId: issue.id, draft, act });
  return (
    <WriteForm
      kind="answer"
      says={textOf('issue.everybodySeesAnAnswer')}
      text={answer}
      max={MAX_ANSWER}
      submitLabel={textOf('issue.publishTheAnswer')}
      act={act}
      send={() => send(issue.id, draft, onWritten)}
      buttons={
        options.length > 0 && (
          <button type="button" title="/" onClick={() => typeInto(field.current, '/')}>
            {partsOf('issue.templates', { key: <kbd>/</kbd> })}
          </button>
        )
      }
    >
      <SuggestingArea<TemplateOption>
        label={textOf('issue.publicAnswer')}
        text={answer}
        rows={4}
        field={field}
        listLabel={textOf('module.templates')}
        isNumbered
        offer={(before) => offeredTemplates(before, options)}
        insertOf={({ id }) => fillIn(id)}
        onText={(text) => draft.set({ ...draft.get(), answer: text })}
      />
      <NotRead of={templates} />
      <AnswerOptions draft={draft} onLanguage={fillInAgain} />
    </WriteForm>
  );
}

const LANGUAGE_OPTIONS = [
  { value: '', label: textOf('issue.theReportersIfKnown') },
  ...LANGUAGES.map((value) => ({ value, label: languageName(value) })),
];

/** The language of an answer, and whether it waits for the reporter. */
function AnswerOptions({ draft, onLanguage }: { draft: Store<Draft>; onLanguage: () => Promise<void> }) {
  const { language, waits } = useStore(draft);
  const change = (changed: Partial<Draft>) => draft.set({ ...draft.get(), ...changed });
  return (
    <div class="answer-options">
      <Choice
        label={textOf('shell.language')}
        value={language ?? ''}
        options={LANGUAGE_OPTIONS}
        onChange={(chosen) => {
          change({ language: (chosen || undefined) as Language | undefined });
          void onLanguage();
        }}
      />
      <div>
        <Tick
          label={textOf('issue.waitForTheReporter')}
          checked={waits}
          onChange={(on) => change({ waits: on })}
        />
        <p class="hint">{textOf('issue.theDueDatePauses')}</p>
      </div>
    </div>
  );
}

async function send(issueId: string, draft: Store<Draft>, onWritten: () => Promise<void>): Promise<void> {
  const { answer, waits, language, template } = draft.get();
  await writeAnswer(issueId, {
    text: answer.trim(),
    waitsForReporter: waits,
    ...(language && { language }),
    ...(template && { templateId: template.id }),
  });
  notify(textOf('issue.theAnswerIsPublished'));
  const now = draft.get();
  // What was written since then stays.
  if (now.answer === answer)
    draft.set({ ...now, answer: '', template: undefined, waits: false, language: undefined });
  await onWritten();
}
