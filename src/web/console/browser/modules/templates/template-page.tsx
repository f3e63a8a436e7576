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
import { textOf } from '../../words';

/** One template: its texts, how it is filled in for an issue, and whether it is offered. */
export function TemplatePage({ id }: { id: string }) {
  const city = useCity();
  const template = useRead(id, async () => {
    const found = (await readTemplates(city)).find((each) => each.id === id);
    if (!found) throw new Refusal(404, [textOf('intake.theCityHasNo')]);
    return found;
  });
  return (
    <Page title={template.data?.name ?? textOf('common.template')}>
      <p>
        <a href={hrefOf('/templates', { city })}>{textOf('intake.allTemplates')}</a>
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
    notify(active ? textOf('intake.isNotOfferedAny', { name }) : textOf('intake.isOffered', { name }));
  };
  return (
    <>
      <ActRefused by={act.refusal} />
      <div class="acts">
        <span>{active ? textOf('intake.offeredInAnswers') : textOf('intake.notOfferedInAnswers')}</span>
        <Button isBusy={act.isBusy} onClick={() => void act.run(flip)}>
          {active ? textOf('common.deactivate') : textOf('common.activate')}
        </Button>
        <Button isBusy={act.isBusy} onClick={() => askToRemove(template)}>
          {textOf('common.remove')}
        </Button>
      </div>
    </>
  );
}

function askToRemove(template: Template): void {
  ask({
    title: textOf('queue.remove', { name: template.name }),
    text: textOf('intake.theTemplateIsRemoved'),
    confirm: textOf('common.remove'),
    isDangerous: true,
    act: async () => {
      await removeTemplate(template);
      notify(textOf('common.removed', { name: template.name }));
      navigate(hrefOf('/templates', { city: template.cityId }));
    },
  });
}

function TemplateForm({ template, put }: TemplateProps) {
  const form = useForm(templateValues(template), async (values, changed) => {
    const stored = await changeTemplate(template.id, changeOf(templateBody(values), changedMembers(changed)));
    put(stored);
    notify(textOf('intake.isSaved', { name: stored.name }));
  });
  useUnsaved(form.isUnsaved);
  return (
    <Part title={textOf('common.template')}>
      <FormBody form={form} submitLabel={textOf('intake.saveTheTemplate')}>
        <TemplateFields form={form} />
      </FormBody>
    </Part>
  );
}
