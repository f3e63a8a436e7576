import { useState } from 'preact/hooks';
import { answerOf, api, type Schemas } from '../../api';
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
  onStored: (boundary: Boundary) => void;
}

type Ring = readonly [polygon: number, ring: number];

/** The ring that is edited, as the text of its corners. */
function useRing({ wardId, boundary, onStored }: EditorProps) {
  const [ring, setRing] = useState<Ring>([0, 0]);
  const stored: Coordinates = boundary?.coordinates ?? [[[]]];
  const cornersAt = ([p, r]: Ring) => cornersOf(stored[p]?.[r] ?? []);
  const text = textOfCorners(cornersAt(ring));
  const form = useForm({ corners: text }, async (values) => {
    const next = withRing(stored, ring, ringOf(cornersOfText(values.corners)));
    const store = async () => {
      const answer = await put(wardId, next);
      const [p, r] = ring;
      form.reset({ corners: textOfCorners(cornersOf(answer.boundary?.coordinates[p]?.[r] ?? [])) });
      onStored(answer);
      notify('The boundary is stored');
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
  return { stored, ring, form, choose, corners: readable(form.values.corners) ?? cornersAt(ring) };
}

/** Edits the boundary of a ward, ring by ring, on a map or as a list of corners. */
export function BoundaryEditor(props: EditorProps) {
  const { wardId, boundary, source, onStored } = props;
  // The map library is as large as the rest of the console: it comes when a boundary is edited.
  const Map = useLazy(() => import('./ward-map'));
  const { stored, ring, form, choose, corners } = useRing(props);
  return (
    <>
      <RingChoice coordinates={stored} ring={ring} onChange={choose} />
      {Map && (
        <Map
          coordinates={withRing(stored, ring, ringOf(corners))}
          corners={corners}
          source={source}
          onChange={(changed) => form.set('corners', textOfCorners(changed))}
        />
      )}
      <CornersForm form={form} />
      {boundary && (
        <button type="button" class="danger" onClick={() => remove(wardId, onStored)}>
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

/** What is written so far, where it can be drawn. */
function readable(text: string): Corner[] | undefined {
  try {
    return cornersOfText(text);
  } catch (thrown) {
    if (thrown instanceof Refusal) return undefined;
    throw thrown;
  }
}

function put(wardId: string, coordinates: Coordinates): Promise<Boundary> {
  return answerOf(
    api.PUT('/api/admin/geo/wards/{wardId}/boundary', {
      params: { path: { wardId } },
      body: { boundary: { type: 'MultiPolygon', coordinates } },
    }),
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

function remove(wardId: string, onStored: (boundary: Boundary) => void): void {
  ask({
    title: 'Remove the boundary',
    text: 'Issues will not be placed in the ward by their point any more. The boundary is not kept.',
    confirm: 'Remove',
    isDangerous: true,
    act: async () => {
      onStored(
        await answerOf(
          api.PUT('/api/admin/geo/wards/{wardId}/boundary', {
            params: { path: { wardId } },
            body: { boundary: null },
          }),
        ),
      );
      notify('The boundary is removed');
    },
  });
}
