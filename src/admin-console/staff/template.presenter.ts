import type { Language } from '../../kernel/languages';
import type { AnswerTemplate } from '../../staff';
import type { RemovedTemplateDto, TemplateDto, TemplatePreviewDto } from './templates.dto';

/** A template of answers (docs/api/staff.md#templates). */
export function presentTemplate(template: AnswerTemplate): TemplateDto {
  const { id, city, name, category, status, texts, active } = template;
  return { id, cityId: city, name, category, status, texts, active };
}

export function presentRemovedTemplate({ id }: AnswerTemplate): RemovedTemplateDto {
  return { id, removed: true };
}

/** A template that was filled in. */
export function presentPreview({ language, text }: { language: Language; text: string }): TemplatePreviewDto {
  return { language, text };
}
