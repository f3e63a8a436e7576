import { chosenPhotos } from './photo-choice';
import { fieldOf } from './report-draft';

/** Shows which steps of a report are done, with a link to each. @returns a function that shows it anew */
export function addSteps(form: HTMLFormElement, label: string): () => void {
  const has = (...names: string[]) => names.some((name) => fieldOf(form, name)?.value);
  const isDone: Record<string, () => boolean> = {
    photo: () => chosenPhotos().length > 0,
    what: () => has('category'),
    where: () => has('lat', 'pincode', 'address'),
    add: () => has('title'),
  };
  const bar = document.createElement('nav');
  bar.className = 'steps';
  bar.ariaLabel = label;
  const links = [...form.querySelectorAll<HTMLElement>('[data-step]')].map((step) => {
    const link = document.createElement('a');
    step.id = `step-${step.dataset.step}`;
    link.href = `#${step.id}`;
    const name = document.createElement('span');
    name.className = 'unseen';
    name.textContent = step.querySelector('legend')?.textContent ?? '';
    link.append(name);
    return { link, isDone: isDone[step.dataset.step ?? ''] };
  });
  bar.append(...links.map(({ link }) => link));
  form.prepend(bar);
  const show = () => {
    for (const each of links) each.link.classList.toggle('done', each.isDone?.() ?? false);
  };
  show();
  return show;
}

/** Moves the page on to a step of the report. */
export function goTo(form: HTMLFormElement, step: string): void {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  form
    .querySelector(`[data-step=${step}]`)
    ?.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth', block: 'start' });
}
