import { writtenReport } from '../islands/written-report';
import { fieldOf } from './report-draft';

/** The city of a report, and how its description is written. */
export interface Template {
  city: string;
  written: string;
}

/**
 * Writes title and description from the chosen problem and the place, as the server does, but not over what somebody
 * typed. What was written last is noted in the form, and in its draft.
 */
export function writeReport(form: HTMLFormElement, { city, written }: Template): void {
  const problem = form.querySelector<HTMLInputElement>('[name=problem]:checked')?.labels?.[0]?.textContent;
  if (!problem) return;
  const value = (name: string) => fieldOf(form, name)?.value ?? '';
  // What everyone is to see less of is not written into words that everyone reads.
  const isExact = !/^(?:grid|ward)$/.test(value('place'));
  const area = form.dataset.area || value('pincode');
  const texts = writtenReport(problem.trim(), [isExact ? value('address') : '', area], city, written);
  const before = JSON.parse(form.dataset.written ?? '{}') as Partial<typeof texts>;
  for (const name of ['title', 'description'] as const) {
    const field = fieldOf(form, name);
    if (field && (field.value === '' || field.value === before[name])) field.value = texts[name];
  }
  form.dataset.written = JSON.stringify(texts);
}
