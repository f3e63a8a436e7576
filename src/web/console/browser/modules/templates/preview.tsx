import { useState } from 'preact/hooks';
import { type Language, LANGUAGES } from '../../../../../kernel/languages';
import { answerOf, api, type Schemas } from '../../api';
import { SelectField, TextField } from '../../kit/forms/fields';
import { FormBody, useForm } from '../../kit/forms/form';
import { Part } from '../../kit/page';
import { languageName } from '../../language-names';
import { Refusal } from '../../refusal';
import { previewTemplate, type Template } from './template-calls';

/** A filled in template, and the title of the issue. */
type Shown = Schemas['TemplatePreview'] & { title: string };

/** The issue of a number, an id or words; without any, the newest one. @throws Refusal if there is none */
async function foundIssue(cityId: string, q: string): Promise<Schemas['FeedIssue']> {
  const query = { cityId, ...(q.trim() !== '' && { q: q.trim() }) };
  const [first] = await answerOf(api.GET('/api/admin/feed/issues', { params: { query } }));
  if (!first) throw new Refusal(404, ['issue is found nowhere in the city']);
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
    <Part title="Preview">
      <FormBody form={form} submitLabel="Show" class="row" isQuiet>
        <TextField form={form} name="issue" label="Issue" hint="Number or words; empty: the newest one" />
        <SelectField
          form={form}
          name="language"
          label="Language"
          options={[
            { value: '', label: 'The reporter’s, if known' },
            ...LANGUAGES.map((value) => ({ value, label: languageName(value) })),
          ]}
        />
      </FormBody>
      {shown && (
        <div role="status">
          <p class="quiet">
            For <bdi>{shown.title}</bdi>, in {languageName(shown.language)}:
          </p>
          <blockquote class="words" lang={shown.language} dir="auto">
            {shown.text}
          </blockquote>
        </div>
      )}
    </Part>
  );
}
