import { useEffect, useRef, useState } from 'preact/hooks';
import { answerOf, api, type Schemas } from '../../api';
import { rereadOnConflict } from '../../kit/actions/use-action';
import { ask, askToLeave, question } from '../../kit/dialog';
import { Choice, TextArea } from '../../kit/forms/fields';
import { type Form, FormBody, useForm } from '../../kit/forms/form';
import { Lazy } from '../../kit/lazy';
import { inform, notify } from '../../kit/actions/toast';
import { useUnsaved } from '../../kit/actions/unsaved';
import { Refusal, refusalBeside, refusalOf } from '../../refusal';
import { until } from '../../store';
import {
  type Coordinates,
  type Corner,
  cornersOf,
  cornersOfText,
  MAX_HANDLES,
  ringOf,
  ringOfText,
  textOfCorners,
  withRing,
} from './positions';
import { textOf } from '../../words';

type Boundary = Schemas['WardBoundary'];

interface EditorProps {
  wardId: string;
  /** The source of the boundary; empty if unknown. */
  source: string;
  boundary: Boundary['boundary'];
  /** The digest of the boundary. */
  sha256: string | null;
  /** Reads it again. */
  reread: () => Promise<void>;
  onStored: (boundary: Boundary) => Promise<void>;
}

type Ring = readonly [polygon: number, ring: number];

const coordinatesOf = (boundary: Boundary['boundary']): Coordinates => boundary?.coordinates ?? [[[]]];
const hasRing = (coordinates: Coordinates, [p, r]: Ring) => coordinates[p]?.[r] !== undefined;
const cornersAt = (coordinates: Coordinates, [p, r]: Ring) => cornersOf(coordinates[p]?.[r] ?? []);

/**
 * The form of a ring.
 * @param began the initial text
 * @returns also whether the boundary is the one stored here last
 */
function useCorners(props: EditorProps, ring: Ring, began: { current: string }) {
  const { boundary, onStored } = props;
  const stored = coordinatesOf(boundary);
  const last = useRef('');
  const [refusal, setRefusal] = useState<Refusal>();
  const send = async (values: { corners: string }) => {
    setRefusal(undefined);
    if (boundary && !hasRing(stored, ring)) throw new Refusal(409, [textOf('city.aNewBoundaryWas')]);
    const next = withRing(stored, ring, ringOfText(values.corners));
    const store = async () => {
      const answer = await put(props, { type: 'MultiPolygon', coordinates: next });
      last.current = JSON.stringify(answer.boundary);
      began.current = textOfCorners(cornersAt(coordinatesOf(answer.boundary), ring));
      form.renew({ corners: began.current });
      notify(textOf('city.theBoundaryIsStored'));
      await onStored(answer);
    };
    if (boundary) askToReplace(store, setRefusal);
    else await store();
  };
  const form = useForm({ corners: began.current }, send, { refusal });
  return { form, isOwn: last.current === JSON.stringify(boundary) };
}

/** The edited ring, as the text of its corners. */
function useRing(props: EditorProps) {
  const [ring, setRing] = useState<Ring>([0, 0]);
  const stored = coordinatesOf(props.boundary);
  const text = textOfCorners(cornersAt(stored, ring));
  const began = useRef(text);
  const { form, isOwn } = useCorners(props, ring, began);
  const isTyped = ![began.current, text].includes(form.values.corners);
  useUnsaved(isTyped);
  const show = (next: Ring) => {
    setRing(next);
    began.current = textOfCorners(cornersAt(stored, next));
    form.reset({ corners: began.current });
  };
  // A boundary stored by a colleague is shown, unless something is typed, which stays next to it.
  const isOther = useChanged(props.sha256, () => {
    if (!isTyped) show(hasRing(stored, ring) ? ring : [0, 0]);
    return isTyped && !isOwn;
  });
  const choose = (next: Ring) => (isTyped ? askToLeave(() => show(next)) : show(next));
  const { corners, refusal } = readable(form.values.corners);
  const change = (changed: Corner[]) => {
    // The map then shows the stored boundary: a change on it would replace the typed text.
    if (refusal) inform(textOf('city.correctTheListOf', { message: refusal.message }));
    else form.set('corners', textOfCorners(changed));
  };
  return { stored, ring, form, choose, change, corners: corners ?? cornersAt(stored, ring), isOther };
}

/** Follows a value. @param follow is called when it changes @returns the last result of `follow`, or false */
function useChanged(value: unknown, follow: () => boolean): boolean {
  const before = useRef(value);
  const [answer, setAnswer] = useState(false);
  useEffect(() => {
    if (before.current === value) return;
    before.current = value;
    setAnswer(follow());
  }, [value]);
  return answer;
}

/** Edits the boundary of a ward, ring by ring, on a map or as a list of corners. */
export function BoundaryEditor(props: EditorProps) {
  const { boundary, source } = props;
  const { stored, ring, form, choose, change, corners, isOther } = useRing(props);
  return (
    <>
      <RingChoice coordinates={stored} ring={ring} onChange={choose} />
      <Lazy
        // The map library is as large as the rest of the console: it is loaded with the editor.
        load={() => import('./ward-map')}
        props={{ coordinates: withRing(stored, ring, ringOf(corners)), corners, source, onChange: change }}
      />
      {isOther && <p role="status">{textOf('city.aNewBoundaryWasSaved')}</p>}
      <CornersForm form={form} corners={corners.length} />
      {boundary && (
        <button type="button" class="danger" onClick={() => remove(props)}>
          {textOf('city.removeTheBoundary')}
        </button>
      )}
    </>
  );
}

function CornersForm({ form, corners }: { form: Form<{ corners: string }>; corners: number }) {
  const onMap = corners > MAX_HANDLES ? textOf('city.clickToAddOne') : textOf('city.dragCornersOrClick');
  return (
    <FormBody form={form} submitLabel={textOf('city.storeTheBoundary')}>
      <TextArea
        form={form}
        name="corners"
        label={textOf('city.corners')}
        hint={textOf('city.aLineForEach', { onMap })}
        rows={8}
      />
    </FormBody>
  );
}

function RingChoice({
  coordinates,
  ring,
  onChange,
}: {
  coordinates: Coordinates;
  ring: Ring;
  onChange: (ring: Ring) => void;
}) {
  const there = coordinates.flatMap((polygon, p) => polygon.map((_, r) => `${p},${r}`));
  const rings = there.includes(ring.join()) ? there : [...there, ring.join()];
  if (rings.length < 2) return null;
  return (
    <Choice
      label={textOf('city.ring')}
      value={ring.join()}
      options={rings.map((value) => ({ value, label: nameOfRing(value) }))}
      onChange={(value) => {
        const [p = 0, r = 0] = value.split(',').map(Number);
        onChange([p, r]);
      }}
    />
  );
}

function nameOfRing(value: string): string {
  const [p = 0, r = 0] = value.split(',').map(Number);
  return r === 0 ? textOf('city.part', { p: p + 1 }) : textOf('city.partHole', { p: p + 1, r });
}

/** The typed corners if they can be drawn, or the reason why not. */
function readable(text: string): { corners?: Corner[]; refusal?: Refusal } {
  try {
    return { corners: cornersOfText(text) };
  } catch (thrown) {
    if (thrown instanceof Refusal) return { refusal: thrown };
    throw thrown;
  }
}

/**
 * Stores a boundary.
 * @throws Refusal 409 if it is not the shown one any more; otherwise about the corners, shown next to them
 */
async function put(
  { wardId, sha256: from, reread }: EditorProps,
  boundary: Boundary['boundary'],
): Promise<Boundary> {
  const request = { params: { path: { wardId } }, body: { boundary, from } };
  try {
    return await rereadOnConflict(
      () => answerOf(api.PUT('/api/admin/geo/wards/{wardId}/boundary', request)),
      reread,
    );
  } catch (thrown) {
    const { status, messages } = refusalOf(thrown);
    throw new Refusal(status, messages.map(aboutCorners));
  }
}

/** The service’s message about coordinates, for the field in which they are typed. */
function aboutCorners(message: string): string {
  return message
    .replace(/^(?:boundary\.)?coordinates[.\d]* /, 'corners: the boundary ')
    .replace(/: longitude comes first.*$/, ': in each line latitude comes first');
}

/**
 * Asks first: the stored boundary is not kept.
 * @param refuse is given a refusal of the corners, which must be corrected in their field, not in the question
 */
function askToReplace(store: () => Promise<void>, refuse: (refusal: Refusal) => void): void {
  ask({
    title: textOf('city.storeTheBoundary'),
    text: textOf('city.itReplacesThePrevious'),
    confirm: textOf('city.store'),
    isDangerous: true,
    act: async () => {
      try {
        await store();
      } catch (thrown) {
        const refusal = refusalOf(thrown);
        if (refusalBeside(refusal, ['corners'])) throw refusal;
        // Elements behind the question cannot get the focus.
        void until(question, (open) => open === undefined).then(() => refuse(refusal));
      }
    },
  });
}

function remove(props: EditorProps): void {
  ask({
    title: textOf('city.removeTheBoundary'),
    text: textOf('city.issuesWillNoLonger'),
    confirm: textOf('common.remove'),
    isDangerous: true,
    act: async () => {
      const answer = await put(props, null);
      notify(textOf('city.theBoundaryIsRemoved'));
      await props.onStored(answer);
    },
  });
}
