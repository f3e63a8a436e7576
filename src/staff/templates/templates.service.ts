import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { IssueNotFound } from '../../issues';
import type { CitySlug } from '../../kernel/cities';
import { newId } from '../../kernel/ids';
import { issueNumber } from '../../kernel/issue-number';
import { type Language, LANGUAGES, textIn } from '../../kernel/languages';
import { CITY_STAFF_USER } from '../../kernel/people/city-staff-user';
import { Clock } from '../../kernel/time/clock';
import { Database } from '../../platform/database/database';
import { AnsweringUnitQueries } from '../answers/answering-unit.queries';
import { AnswerTemplate } from '../entities/answer-template.entity';
import { filledIn, type Placeholder } from './template';
import { TemplateNotFound } from './template.errors';
import { type TemplateFacts, TemplateQueries } from './template.queries';

const MAX_LISTED = 500;

/** What city staff decide about a template. */
export type TemplateInput = Pick<AnswerTemplate, 'name' | 'category' | 'status' | 'texts' | 'active'>;

/** Templates of answers (docs/api/staff.md#templates). */
@Injectable()
export class TemplatesService {
  constructor(
    @InjectRepository(AnswerTemplate) private readonly templates: Repository<AnswerTemplate>,
    private readonly database: Database,
    private readonly queries: TemplateQueries,
    private readonly units: AnsweringUnitQueries,
    private readonly clock: Clock,
  ) {}

  /** The templates of a city, the oldest first; none of an unknown city. */
  list(city: string): Promise<AnswerTemplate[]> {
    return this.templates.find({
      where: { city: city as CitySlug },
      order: { id: 'ASC' },
      take: MAX_LISTED,
    });
  }

  async add(city: CitySlug, input: TemplateInput): Promise<AnswerTemplate> {
    const at = this.clock.now();
    const template = { id: newId('answerTemplate'), city, ...input, createdAt: at, updatedAt: at };
    await this.templates.insert(template);
    return template;
  }

  /** @returns the template before and after; @throws TemplateNotFound */
  change(
    id: string,
    change: Partial<TemplateInput>,
  ): Promise<{ before: AnswerTemplate; after: AnswerTemplate }> {
    return this.database.transaction(async () => {
      const before = await this.lock(id);
      const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
      const after = { ...before, ...given, updatedAt: this.clock.now() };
      await this.templates.update({ id }, after);
      return { before, after };
    });
  }

  /** @returns the removed template; @throws TemplateNotFound */
  remove(id: string): Promise<AnswerTemplate> {
    return this.database.transaction(async () => {
      const template = await this.lock(id);
      await this.templates.delete({ id });
      return template;
    });
  }

  /** The language of the reporter of an issue, where it is known. */
  async languageOf(issueId: string): Promise<Language | undefined> {
    const facts = await this.queries.facts(issueId);
    return facts && languageIn(facts);
  }

  /** Whether it is an active template of the city of an issue. */
  async isFor(id: string, issueId: string): Promise<boolean> {
    const facts = await this.queries.facts(issueId);
    return facts !== undefined && this.templates.existsBy({ id, city: facts.city, active: true });
  }

  /**
   * The text of a template for an issue.
   * @param accountId who answers, which decides the unit of an issue without one
   * @param language by default that of the reporter, where it is known; a language it lacks is in English
   * @throws TemplateNotFound, IssueNotFound
   */
  async preview(
    id: string,
    { issueId, accountId, language }: { issueId: string; accountId: string; language?: Language | undefined },
  ): Promise<{ language: Language; text: string }> {
    const template = await this.templates.findOneBy({ id });
    if (!template) throw new TemplateNotFound();
    const facts = await this.queries.facts(issueId);
    if (!facts) throw new IssueNotFound();
    const wanted = language ?? languageIn(facts) ?? 'en';
    const shown = template.texts[wanted] === undefined ? 'en' : wanted;
    const unit = await this.units.of(issueId, accountId);
    const unitName = unit ? textIn(unit.name, shown) : CITY_STAFF_USER.displayName;
    return {
      language: shown,
      text: filledIn(textIn(template.texts, shown), valuesOf(facts, shown, unitName)),
    };
  }

  private async lock(id: string): Promise<AnswerTemplate> {
    const template = await this.templates.findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });
    if (!template) throw new TemplateNotFound();
    return template;
  }
}

function languageIn({ reporterLanguage }: TemplateFacts): Language | undefined {
  return LANGUAGES.find((each) => each === reporterLanguage);
}

/** What stands in a text where the issue has no such fact. */
const NONE = '–';

function valuesOf(facts: TemplateFacts, language: Language, unit: string): Record<Placeholder, string> {
  const { id, title, wardName, cityName, dueAt, timeZone, reporterName } = facts;
  const date = new Intl.DateTimeFormat(`${language}-IN`, { dateStyle: 'long', timeZone });
  return {
    issue: `${title} (${issueNumber(id)})`,
    ward: wardName ?? cityName,
    unit,
    dueDate: dueAt ? date.format(dueAt) : NONE,
    reporter: reporterName.trim().split(/\s+/)[0] ?? '',
  };
}
