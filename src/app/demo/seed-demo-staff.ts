import type { INestApplicationContext } from '@nestjs/common';
import { MessagesService } from '../../messages';
import type { Actor } from '../../kernel/people/actor';
import {
  AnswersService,
  AssignmentRulesService,
  NotesService,
  type TemplateInput,
  TemplatesService,
  type UnitInput,
  UnitsService,
} from '../../staff';
import type { DemoPerson, DemoWords } from './demo-city';
import { DEMO_RULES, DEMO_STAFF, DEMO_TEMPLATES, DEMO_UNITS, type DemoUnit } from './demo-staff';

const CITY = 'mumbai';

export type NewUnit = Pick<UnitInput, 'name' | 'kind' | 'email'>;
export type NewTemplate = Omit<TemplateInput, 'active'>;
export type UnitIds = Readonly<Record<DemoUnit, string>>;

/**
 * Adds the units of the demonstration, the rules that give them new issues, and the templates of answers.
 * @param officialId the ward officer
 */
export async function seedDemoUnits(context: INestApplicationContext, officialId: string): Promise<UnitIds> {
  const units = context.get(UnitsService, { strict: false });
  const ids: Partial<Record<DemoUnit, string>> = {};
  for (const [name, unit] of Object.entries(DEMO_UNITS)) {
    const records = { departmentId: null, officialId: name === 'ward' ? officialId : null };
    ids[name as DemoUnit] = (await units.add(CITY, { ...unit, ...records, active: true })).after.id;
  }
  const unitIds = ids as UnitIds;
  const rules = context.get(AssignmentRulesService, { strict: false });
  for (const { unit, ...rule } of DEMO_RULES)
    await rules.add({ city: CITY, ...rule, unitId: unitIds[unit], createdBy: DEMO_STAFF.id });
  const templates = context.get(TemplatesService, { strict: false });
  for (const template of DEMO_TEMPLATES) await templates.add(CITY, { ...template, active: true });
  return unitIds;
}

/** Adds what people and city staff say about an issue of the demonstration. */
export async function seedDemoWords(
  context: INestApplicationContext,
  { by, text, mentions = [], waitsForReporter }: DemoWords,
  issueId: string,
  { people, unitIds }: { people: Readonly<Record<DemoPerson, Actor>>; unitIds: UnitIds },
): Promise<void> {
  if (by === 'note') {
    const draft = { text, mentions: mentions.map((unit) => unitIds[unit]) };
    await context.get(NotesService, { strict: false }).write(DEMO_STAFF, issueId, draft);
  } else if (by === 'answer') {
    const draft = { text, language: 'en', waitsForReporter } as const;
    await context.get(AnswersService, { strict: false }).answer(DEMO_STAFF, issueId, draft);
  } else await context.get(MessagesService, { strict: false }).post(people[by], issueId, text);
}
