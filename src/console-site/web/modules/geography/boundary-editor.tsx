import { useState } from 'preact/hooks';
import { answerOf, api, type Schemas } from '../../api';
import { ask } from '../../kit/dialog';
import { Choice, TextArea } from '../../kit/fields';
import { type Form, FormBody, useForm } from '../../kit/form';
import { useLazy } from '../../kit/lazy';
import { notify } from '../../kit/toast';
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
  boundary: Boundary['boundary'];
  onStored: (boundary: Boundary) => void;
}

type Ring = readonly [polygon: number, ring: number];

/** Edits the boundary of a ward, ring by ring, on a map or as a list of corners. */
export function BoundaryEditor({ wardId, boundary, onStored }: EditorProps) {
  const [ring, setRing] = useState<Ring>([0, 0]);
  // The map library is as large as the rest of the console: it comes when a boundary is edited.
  const Map = useLazy(() => import('./ward-map'));
  const stored: Coordinates = boundary?.coordinates ?? [[[]]];
  const cornersAt = ([p, r]: Ring) => cornersOf(stored[p]?.[r] ?? []);
  const form = useForm({ corners: textOfCorners(cornersAt(ring)) }, async (values) => {
    const next = ringOf(cornersOfText(values.corners));
    onStored(await put(wardId, withRing(stored, ring, next)));
    notify('The boundary is stored');
  });
  const shown = readable(form.values.corners) ?? cornersAt(ring);
  const choose = (next: Ring) => {
    setRing(next);
    form.reset({ corners: textOfCorners(cornersAt(next)) });
  };
  return (
    <>
      <RingChoice coordinates={stored} ring={ring} onChange={choose} />
      {Map && (
        <Map
          coordinates={withRing(stored, ring, ringOf(shown))}
          corners={shown}
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
