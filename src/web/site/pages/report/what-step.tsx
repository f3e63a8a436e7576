import { CATEGORY_SLUGS, type CategorySlug } from '../../../../kernel/categories';
import { CATEGORY_ICONS } from '../../../kit/icons';
import { Because, type Problem } from '../../kit/fields';
import { Icon } from '../../kit/icon';
import { useView } from '../../view';
import { FREQUENT_PROBLEMS } from './frequent-problems';
import type { ReportState } from './page';

/** What is reported: a category, and one of its frequent problems. */
export function What({
  form,
  problems,
  isSuggested,
}: Pick<ReportState, 'form' | 'problems' | 'isSuggested'>) {
  const { t } = useView();
  const problem = problems.category;
  const hasSuggestion = isSuggested || (problem !== undefined && form.category !== '');
  return (
    <fieldset class={problem ? 'step refused' : 'step'} data-step="what">
      <legend>{t('report.what')}</legend>
      <p class="hint" id="category-hint">
        {t(hasSuggestion ? 'report.suggested' : 'report.categoryHint')}
      </p>
      {problem && (
        <p class="error" id="category-error">
          <Because problem={problem} />
        </p>
      )}
      <Tiles chosen={form.category} problem={problem} />
      {CATEGORY_SLUGS.map((category) => (
        <Frequent category={category} chosen={form.problem} />
      ))}
    </fieldset>
  );
}

/** The categories, as pictures. */
function Tiles({ chosen, problem }: { chosen: string; problem: Problem | undefined }) {
  const { t } = useView();
  const described = {
    'aria-describedby': problem ? 'category-hint category-error' : 'category-hint',
    'aria-invalid': problem && ('true' as const),
  };
  return (
    <div class="tiles">
      {CATEGORY_SLUGS.map((category, n) => (
        <label class="tile">
          <input
            {...described}
            type="radio"
            name="category"
            value={category}
            id={n === 0 ? 'category' : undefined}
            checked={chosen === category}
          />
          <Icon name={CATEGORY_ICONS[category]} />
          <span>{t(`category.${category}`)}</span>
        </label>
      ))}
    </div>
  );
}

/** The frequent problems of a category; where scripts run, those of another category are not shown. */
function Frequent({ category, chosen }: { category: CategorySlug; chosen: string }) {
  const { t } = useView();
  return (
    <fieldset class="frequent" data-category={category}>
      <legend>{t(`category.${category}`)}</legend>
      {FREQUENT_PROBLEMS[category].map(([problem, icon]) => (
        <label class="choice">
          <input type="radio" name="problem" value={problem} checked={chosen === problem} />
          <Icon name={icon} />
          <span>{t(`frequent.${problem}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}
