import { Injectable } from '@nestjs/common';
import { ContributionTextsService } from '../../../issues';
import type { PersonalDataChoice, TextRange } from '../../../personal-data';
import { withoutRanges } from '../../../personal-data';
import { FormTexts } from './form-fields';

/** What the author of a form decided about personal data in its texts. */
export class DecidedWordsDto {
  /** The words that the author was asked about. */
  @FormTexts()
  asked: string[] = [];
  /** Those of them that are published; the others are hidden. */
  @FormTexts()
  keep: string[] = [];
}

/** A text of a form with the personal data in it. */
export interface FoundText {
  field: string;
  text: string;
  /** In order, without overlaps. */
  found: readonly TextRange[];
}

/** The texts of a form as they are published, and the choice to record nothing about them. */
export interface DecidedTexts<Given> {
  texts: Given;
  personalData?: PersonalDataChoice;
}

/** Asks the authors of forms what becomes of personal data in their texts, before it is published. */
@Injectable()
export class FoundWordsService {
  constructor(private readonly texts: ContributionTextsService) {}

  /** Texts with the personal data in each. */
  in(texts: ReadonlyArray<Pick<FoundText, 'field' | 'text'>>): Promise<FoundText[]> {
    return Promise.all(
      texts.map(async ({ field, text }) => ({ field, text, found: await this.texts.find(text) })),
    );
  }

  /** The texts with personal data that their author was not asked about; empty if there is none. */
  async toAsk(texts: Readonly<Record<string, string>>, { asked }: DecidedWordsDto): Promise<FoundText[]> {
    const all = await this.in(Object.entries(texts).map(([field, text]) => ({ field, text })));
    const found = all.filter((each) => each.found.length > 0);
    const isAsked = found.flatMap(wordsIn).every((words) => asked.includes(words));
    return isAsked ? [] : found;
  }

  /** The texts without the words that their author wants to hide. */
  async decided<Given extends Readonly<Record<string, string>>>(
    texts: Given,
    { asked, keep }: DecidedWordsDto,
  ): Promise<DecidedTexts<Given>> {
    if (asked.length === 0) return { texts };
    const shown = await Promise.all(
      Object.entries(texts).map(async ([field, text]) => {
        const hidden = (await this.texts.find(text)).filter((range) => !keep.includes(wordsAt(text, range)));
        return [field, withoutRanges(text, hidden)] as const;
      }),
    );
    return { texts: { ...texts, ...Object.fromEntries(shown) }, personalData: 'keep' };
  }
}

/** The words that were found in a text, in their order, each once. */
export function wordsIn({ text, found }: FoundText): string[] {
  return [...new Set(found.map((range) => wordsAt(text, range)))];
}

/** As forms send them back: without line breaks. */
function wordsAt(text: string, { start, end }: TextRange): string {
  return text.slice(start, end).replaceAll(/\s+/g, ' ');
}
