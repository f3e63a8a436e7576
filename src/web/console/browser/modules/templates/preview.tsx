import { useState } from 'preact/hooks';
import { type Language, LANGUAGES } from '../../../../../kernel/languages';
import { answerOf, api, type Schemas } from '../../api';
import { SelectField, TextField } from '../../kit/forms/fields';
import { FormBody, useForm } from '../../kit/forms/form';
import { Part } from '../../kit/page';
import { languageName } from '../../language-names';
import { Refusal } from '../../refusal';
import { previewTemplate, type Template } from './template-calls';
import { partsOf, textOf } from '../../words';

/** A filled in template, and the title of the issue. */
type Shown = Schemas['TemplatePreview'] & { title: string };

/** The issue of a number, an id or words; without any, the newest one. @throws Refusal if there is none */
async function foundIssue(cityId: string, q: string): Promise<Schemas['FeedIssue']> {
  const query = { cityId, ...(q.trim() !== '' && { q: q.trim() }) };
  const [first] = await answerOf(api.GET('/api/admin/feed/issues', { params: { query } }));
  if (!first) throw new Refusal(404, [`issue ${textOf('intake.issueIsFoundNowhere')}`]);
  return first;
}

/** Shows how a template is filled in for a real issue. */
export function Preview({ template: { id, cityId } }: { template: Template }) {
  const [shown, setShown] = useState<Shown>();
  const form = useForm({ issue: '', language: '' }, async ({ issue, language }) => {
    const { id: issueId, title } = await foundIssue(cityId, issue);
    setShown({
      ...(await previewTemplate(id, issueId, (language || undefined) as Language | undefined)),
      title,
    });
  });
  return (
    <Part title={textOf('common.preview')}>
      <FormBody form={form} submitLabel={textOf('common.show')} class="row" isQuiet>
        <TextField
          form={form}
          name="issue"
          label={textOf('common.issue')}
          hint={textOf('intake.numberOrWordsEmpty')}
        />
        <SelectField
          form={form}
          name="language"
          label={textOf('shell.language')}
          options={[
            { value: '', label: textOf('issue.theReportersIfKnown') },
            ...LANGUAGES.map((value) => ({ value, label: languageName(value) })),
          ]}
        />
      </FormBody>
      {shown && <Filled shown={shown} />}
    </Part>
  );
}

/** The filled in template, under the issue and the language that it is filled in for. */
function Filled({ shown: { title, language, text } }: { shown: Shown }) {
  return (
    <div role="status">
      <p class="quiet">
        {partsOf('intake.previewIn', { title: <bdi>{title}</bdi>, language: languageName(language) })}
      </p>
      <blockquote class="words" lang={language} dir="auto">
        {text}
      </blockquote>
    </div>
  );
}
