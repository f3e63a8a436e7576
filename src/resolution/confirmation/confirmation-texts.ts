import type { CitySlug } from '../../kernel/cities';
import type { ConfirmationAnswer } from '../../kernel/confirmations';

/** The issue that a mail asks about. */
export interface AskedIssue {
  issueId: string;
  city: CitySlug;
  title: string;
}

/** The path of the page of each answer, without a language. */
export type AnswerPaths = Record<ConfirmationAnswer, string>;

/**
 * The texts of the questions in the languages of readers. The site has these languages; it depends on this context and
 * provides the texts.
 */
export abstract class ConfirmationTexts {
  /** The mail that asks whether an issue was repaired. */
  abstract question(
    language: string,
    issue: AskedIssue,
    paths: AnswerPaths,
  ): { subject: string; body: string };
}
