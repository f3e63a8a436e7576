import { answerOf, api } from '../../api';
import { useCity } from '../../city';
import { inform } from '../../kit/actions/toast';
import { ask } from '../../kit/dialog';
import type { Filters } from '../../queue-query';
import { useMay } from '../../rights';
import { readViews } from '../../use-views';
import type { View } from '../../views';
import { textOf } from '../../words';

interface Props {
  /** The view that is shown, if the filters are those of one. */
  view: View | undefined;
  of: Filters;
  /** Opens the dialog of the view, or of its files. */
  onOpen: (which: 'view' | 'export') => void;
  /** Opens the change of all its issues. */
  onChangeAll: () => void;
}

/** What can be done with a queue: save it as a view or edit the view, export it, and change all of its issues. */
export function ViewActs({ view, of, onOpen, onChangeAll }: Props) {
  const city = useCity();
  const [mayChange, mayExport] = [useMay('bulk'), useMay('export')];
  const button = (label: string, onClick: () => void) => (
    <button type="button" class="quiet" aria-haspopup="dialog" onClick={onClick}>
      {label}
    </button>
  );
  const isFiltered = Object.values(of).some((values) => values.length > 0);
  return (
    <div class="view-acts" role="group" aria-label={textOf('common.view')}>
      {view?.isSaved && button(textOf('queue.editTheView'), () => onOpen('view'))}
      {view?.isSaved && button(textOf('queue.removeTheView'), () => remove(view, city))}
      {!view && isFiltered && button(textOf('queue.saveAsAView'), () => onOpen('view'))}
      {view && mayChange && button(textOf('queue.changeAll'), onChangeAll)}
      {mayExport && button(textOf('queue.exportMore'), () => onOpen('export'))}
    </div>
  );
}

/** Removes a view after a question. */
function remove({ id, name }: View, city: string): void {
  ask({
    title: textOf('queue.remove', { name }),
    text: textOf('queue.theViewWillBe'),
    confirm: textOf('common.remove'),
    isDangerous: true,
    act: async () => {
      await answerOf(api.DELETE('/api/admin/views/{viewId}', { params: { path: { viewId: id } } }));
      await readViews(city);
      inform(textOf('common.removed', { name }));
    },
  });
}
