import type { Language } from '../../../../../kernel/languages';
import { answerOf, api, type Schemas } from '../../api';
import { invalidateTemplates } from '../../shared-reads';

export type Template = Schemas['Template'];

const of = (templateId: string) => ({ params: { path: { templateId } } });

/** Adds a template to a city. */
export async function addTemplate(body: Schemas['NewTemplate']): Promise<Template> {
  const added = await answerOf(api.POST('/api/admin/templates', { body }));
  invalidateTemplates(added.cityId);
  return added;
}

/** Changes the given members of a template. */
export async function changeTemplate(id: string, body: Schemas['ChangeTemplate']): Promise<Template> {
  const changed = await answerOf(api.PATCH('/api/admin/templates/{templateId}', { ...of(id), body }));
  invalidateTemplates(changed.cityId);
  return changed;
}

/** Removes a template. */
export async function removeTemplate({ id, cityId }: Template): Promise<void> {
  await answerOf(api.DELETE('/api/admin/templates/{templateId}', of(id)));
  invalidateTemplates(cityId);
}

/** Fills in a template for an issue. @param language undefined: that of the reporter, where it is known */
export function previewTemplate(
  templateId: string,
  issueId: string,
  language: Language | undefined,
): Promise<Schemas['TemplatePreview']> {
  const params = { path: { templateId } };
  const body = { issueId, ...(language && { language }) };
  return answerOf(api.POST('/api/admin/templates/{templateId}/preview', { params, body }));
}
