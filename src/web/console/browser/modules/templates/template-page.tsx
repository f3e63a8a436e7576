import { useCity } from '../../city';
import { useAction } from '../../kit/actions/use-action';
import { ActRefused } from '../../kit/actions/refused';
import { notify } from '../../kit/actions/toast';
import { useUnsaved } from '../../kit/actions/unsaved';
import { Button } from '../../kit/button';
import { ask } from '../../kit/dialog';
import { changeOf, FormBody, useForm } from '../../kit/forms/form';
import { Page, Part } from '../../kit/page';
import { useRead } from '../../kit/reads/hooks';
import { Loaded } from '../../kit/reads/loaded';
import { Refusal } from '../../refusal';
import { Changeable, Permitted } from '../../rights';
import { hrefOf, navigate } from '../../router';
import { readTemplates } from '../../shared-reads';
import { Preview } from './preview';
import { changeTemplate, removeTemplate, type Template } from './template-calls';
import { changedMembers, templateBody, TemplateFields, templateValues } from './template-form';

/** One template: its texts, how it is filled in for an issue, and whether it is offered. */
export function TemplatePage({ id }: { id: string }) {
  const city = useCity();
  const template = useRead(id, async () => {
    const found = (await readTemplates(city)).find((each) => each.id === id);
    if (!found) throw new Refusal(404, ['The city has no such template.']);
    return found;
  });
  return (
    <Page title={template.data?.name ?? 'Template'}>
      <p>
        <a href={hrefOf('/templates', { city })}>All templates</a>
      </p>
      <Loaded of={template}>
        {(shown) => (
          <>
            <Permitted to="feed">
              <Acts template={shown} put={template.put} />
            </Permitted>
            <Changeable to="feed">
              <TemplateForm template={shown} put={template.put} />
            </Changeable>
            <Permitted to="answers">
              <Preview key={JSON.stringify(shown.texts)} template={shown} />
            </Permitted>
          </>
        )}
      </Loaded>
    </Page>
  );
}

interface TemplateProps {
  template: Template;
  put: (template: Template) => void;
}

function Acts({ template, put }: TemplateProps) {
  const act = useAction();
  const { id, name, active } = template;
  const flip = async () => {
    put(await changeTemplate(id, { active: !active }));
    notify(active ? `${name} is not offered any more` : `${name} is offered`);
  };
  return (
    <>
      <ActRefused by={act.refusal} />
      <div class="acts">
        <span>{active ? 'Offered in answers.' : 'Not offered in answers.'}</span>
        <Button isBusy={act.isBusy} onClick={() => void act.run(flip)}>
          {active ? 'Deactivate' : 'Activate'}
        </Button>
        <Button isBusy={act.isBusy} onClick={() => askToRemove(template)}>
          Remove
        </Button>
      </div>
    </>
  );
}

function askToRemove(template: Template): void {
  ask({
    title: `Remove ${template.name}`,
    text: 'The template is removed in all its languages. Answers that were written with it stay.',
    confirm: 'Remove',
    isDangerous: true,
    act: async () => {
      await removeTemplate(template);
      notify(`Removed: ${template.name}`);
      navigate(hrefOf('/templates', { city: template.cityId }));
    },
  });
}

function TemplateForm({ template, put }: TemplateProps) {
  const form = useForm(templateValues(template), async (values, changed) => {
    const stored = await changeTemplate(template.id, changeOf(templateBody(values), changedMembers(changed)));
    put(stored);
    notify(`${stored.name} is saved`);
  });
  useUnsaved(form.isUnsaved);
  return (
    <Part title="Template">
      <FormBody form={form} submitLabel="Save the template">
        <TemplateFields form={form} />
      </FormBody>
    </Part>
  );
}
