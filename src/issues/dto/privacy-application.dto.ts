import { PLACE_PRECISION, SHOWN_AS } from '../../kernel/named-values';
import type { ShownAs } from '../../kernel/people/shown-as';
import type { PlacePrecision } from '../../kernel/place-precision';
import { Count, Literal, ValueOf } from '../../api/openapi/answer-fields';

/** How far choices are applied to earlier issues. */
export class PrivacyApplicationDto {
  @Literal('running', 'done')
  state!: 'running' | 'done';
  /** null: it stays. */
  @ValueOf(SHOWN_AS)
  shownAs!: ShownAs | null;
  /** null: it stays. */
  @ValueOf(PLACE_PRECISION)
  place!: PlacePrecision | null;
  /** How many issues are done. */
  @Count()
  done!: number;
  /** Of how many. */
  @Count()
  total!: number;
}
