import type { CategorySlug } from '../../../../../kernel/categories';
import { type Language, LANGUAGES } from '../../../../../kernel/languages';
import { SelectField, TextArea, TextField } from '../../kit/forms/fields';
import type { Form } from '../../kit/forms/form';
import { languageName } from '../../language-names';
import { CATEGORY_OPTIONS } from '../../names';
import { type FeedStatus, STATUSES } from '../feed/statuses';
import type { Template } from './template-calls';
import { textOf } from '../../words';

type Others = Record<Exclude<Language, 'en'>, string>;
/** The texts of the form; `texts` is the English one. */
export type TemplateValues = Others & { name: string; category: string; status: string; texts: string };

const OTHERS = LANGUAGES.filter((language) => language !== 'en');
const ANY = { value: '', label: textOf('common.any') };
const STATUS_OPTIONS = Object.entries(STATUSES).map(([value, { label }]) => ({ value, label }));

/** The texts of a template. @param template undefined: a new one */
export function templateValues(template?: Template): TemplateValues {
  const { name = '', category = null, status = null, texts = {} } = template ?? {};
  return {
    ...(Object.fromEntries(OTHERS.map((each) => [each, texts[each] ?? ''])) as Others),
    name,
    category: category ?? '',
    status: status ?? '',
    texts: texts.en ?? '',
  };
}

/** The members of the body that are in the form. */
export function templateBody(values: TemplateValues) {
  const texts = LANGUAGES.map((each) => [each, each === 'en' ? values.texts : values[each]] as const);
  return {
    name: values.name,
    category: (values.category || null) as CategorySlug | null,
    status: (values.status || null) as FeedStatus | null,
    texts: Object.fromEntries(texts.filter(([, text]) => text.trim() !== '')),
  };
}

/** What was changed, by the members of the body: each text changes the member `texts`. */
export function changedMembers(changed: Partial<TemplateValues>): object {
  const isWorded = 'texts' in changed || OTHERS.some((each) => each in changed);
  return { ...changed, ...(isWorded && { texts: true }) };
}

/** The fields of a template. */
export function TemplateFields({ form }: { form: Form<TemplateValues> }) {
  return (
    <>
      <TextField
        form={form}
        name="name"
        label={textOf('common.name')}
        hint={textOf('intake.cityStaffFindThe')}
      />
      <SelectField
        form={form}
        name="category"
        label={textOf('common.category')}
        options={[ANY, ...CATEGORY_OPTIONS]}
      />
      <SelectField
        form={form}
        name="status"
        label={textOf('common.status')}
        options={[ANY, ...STATUS_OPTIONS]}
      />
      <TextArea
        form={form}
        name="texts"
        label={textOf('intake.textInEnglish')}
        hint={textOf('intake.andAreFilledIn')}
      />
      <details open={OTHERS.some((each) => form.values[each] !== '')}>
        <summary>{textOf('intake.textInOtherLanguages')}</summary>
        {OTHERS.map((each) => (
          <TextArea key={each} form={form} name={each} label={languageName(each)} />
        ))}
      </details>
    </>
  );
}
