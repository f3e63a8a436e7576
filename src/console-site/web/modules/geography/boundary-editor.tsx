import { useState } from 'preact/hooks';
import { answerOf, api, type Schemas } from '../../api';
import { showingConflict } from '../../kit/conflict';
import { ask } from '../../kit/dialog';
import { Choice, TextArea } from '../../kit/fields';
import { type Form, FormBody, useForm } from '../../kit/form';
import { useLazy } from '../../kit/lazy';
import { notify } from '../../kit/toast';
import { askToLeave, useUnsaved } from '../../kit/unsaved';
import { Refusal } from '../../refusal';
import {
  type Coordinates,
  type Corner,
  cornersOf,
  cornersOfText,
  ringOf,
  textOfCorners,
  withRing,
} from './positions';

type Boundary = Schemas['WardBoundary'];

interface EditorProps {
  wardId: string;
  /** Whose the boundary is; empty where nobody is named. */
  source: string;
  boundary: Boundary['boundary'];
  /** Which boundary that is. */
  sha256: string | null;
  /** Reads it again. */
  reread: () => Promise<void>;
  onStored: (boundary: Boundary) => Promise<void>;
}

type Ring = readonly [polygon: number, ring: number];

/** The ring that is edited, as the text of its corners. */
function useRing(props: EditorProps) {
  const { boundary, onStored } = props;
  const [ring, setRing] = useState<Ring>([0, 0]);
  const stored: Coordinates = boundary?.coordinates ?? [[[]]];
  const cornersAt = ([p, r]: Ring) => cornersOf(stored[p]?.[r] ?? []);
  const text = textOfCorners(cornersAt(ring));
  const form = useForm({ corners: text }, async (values) => {
    const next = withRing(stored, ring, ringOf(cornersOfText(values.corners)));
    const store = async () => {
      const answer = await put(props, { type: 'MultiPolygon', coordinates: next });
      const [p, r] = ring;
      form.renew({ corners: textOfCorners(cornersOf(answer.boundary?.coordinates[p]?.[r] ?? [])) });
      notify('The boundary is stored');
      await onStored(answer);
    };
    if (boundary) askToReplace(store);
    else await store();
  });
  const hasChanges = form.values.corners !== text;
  useUnsaved(hasChanges);
  const show = (next: Ring) => {
    setRing(next);
    form.reset({ corners: textOfCorners(cornersAt(next)) });
  };
  const choose = (next: Ring) => (hasChanges ? askToLeave(() => show(next)) : show(next));
  const { corners, refusal } = readable(form.values.corners);
  const change = (changed: Corner[]) => {
    // The map shows what is stored then: a change of that would take the place of what is typed.
    if (refusal) notify(`The list of corners comes first. ${refusal.message}`);
    else form.set('corners', textOfCorners(changed));
  };
  return { stored, ring, form, choose, change, corners: corners ?? cornersAt(ring) };
}

/** Edits the boundary of a ward, ring by ring, on a map or as a list of corners. */
export function BoundaryEditor(props: EditorProps) {
  const { boundary, source } = props;
  // The map library is as large as the rest of the console: it comes when a boundary is edited.
  const Map = useLazy(() => import('./ward-map'));
  const { stored, ring, form, choose, change, corners } = useRing(props);
  return (
    <>
      <RingChoice coordinates={stored} ring={ring} onChange={choose} />
      {Map && (
        <Map
          coordinates={withRing(stored, ring, ringOf(corners))}
          corners={corners}
          source={source}
          onChange={change}
        />
      )}
      <CornersForm form={form} />
      {boundary && (
        <button type="button" class="danger" onClick={() => remove(props)}>
          Remove the boundary
        </button>
      )}
    </>
  );
}

function CornersForm({ form }: { form: Form<{ corners: string }> }) {
  return (
    <FormBody form={form} submitLabel="Store the boundary">
      <TextArea
        form={form}
        name="corners"
        label="Corners"
        hint="A line for each: latitude, longitude. On the map, drag corners, or click to add one."
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
  const rings = coordinates.flatMap((polygon, p) => polygon.map((_, r) => `${p},${r}`));
  if (rings.length < 2) return null;
  return (
    <Choice
      label="Ring"
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
  return r === 0 ? `Part ${p + 1}` : `Part ${p + 1}, hole ${r}`;
}

/** What is written so far, where it can be drawn, or why it cannot. */
function readable(text: string): { corners?: Corner[]; refusal?: Refusal } {
  try {
    return { corners: cornersOfText(text) };
  } catch (thrown) {
    if (thrown instanceof Refusal) return { refusal: thrown };
    throw thrown;
  }
}

/** Stores a boundary. @throws Refusal 409 where there is another one by now than that which is shown */
function put(
  { wardId, sha256: from, reread }: EditorProps,
  boundary: Boundary['boundary'],
): Promise<Boundary> {
  const params = { path: { wardId } };
  return showingConflict(
    () => answerOf(api.PUT('/api/admin/geo/wards/{wardId}/boundary', { params, body: { boundary, from } })),
    reread,
  );
}

/** Asks first: the boundary that is stored is not kept. */
function askToReplace(store: () => Promise<void>): void {
  ask({
    title: 'Store the boundary',
    text: 'It will be stored in place of the one before, which is not kept.',
    confirm: 'Store',
    isDangerous: true,
    act: store,
  });
}

function remove(props: EditorProps): void {
  ask({
    title: 'Remove the boundary',
    text: 'Issues will not be placed in the ward by their point any more. The boundary is not kept.',
    confirm: 'Remove',
    isDangerous: true,
    act: async () => {
      const answer = await put(props, null);
      notify('The boundary is removed');
      await props.onStored(answer);
    },
  });
}
