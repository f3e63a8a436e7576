import { Injectable } from '@nestjs/common';
import { type ErasurePlan, type TextRange, withoutRanges } from '../../personal-data';
import { ContributionTextsService } from './contribution-texts.service';

/** What stands in place of the words of a person who had them removed. */
export const WORDS_REMOVED = 'The person who wrote this has taken their words away.';

/** The words of people who are erased. */
@Injectable()
export class ErasedTextsService {
  constructor(private readonly texts: ContributionTextsService) {}

  /** What stays of a text: nothing, or all but personal data and the names of the person. */
  async remaining(text: string, { words, names }: Pick<ErasurePlan, 'words' | 'names'>): Promise<string> {
    return words === 'remove' ? WORDS_REMOVED : withoutRanges(text, await this.leftOut(text, names));
  }

  /** The personal data and the names of the person in a text, in order and without overlaps. */
  async leftOut(text: string, names: readonly string[]): Promise<TextRange[]> {
    return joined([...(await this.texts.find(text)), ...names.flatMap((name) => rangesOf(text, name))]);
  }
}

/** Where a name stands in a text as words of its own. */
function rangesOf(text: string, name: string): TextRange[] {
  const words = name
    .trim()
    .split(/\s+/)
    .map((word) => word.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, '\\$&'));
  const pattern = new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])${words.join('\\s+')}(?![\\p{L}\\p{M}\\p{N}])`, 'giu');
  return [...text.matchAll(pattern)].map(({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
  }));
}

/** The same parts in order, without overlaps. */
function joined(ranges: readonly TextRange[]): TextRange[] {
  const inOrder = [...ranges].sort((one, other) => one.start - other.start);
  const kept: TextRange[] = [];
  for (const { start, end } of inOrder) {
    const last = kept.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else kept.push({ start, end });
  }
  return kept;
}
