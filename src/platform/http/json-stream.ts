import { TextStream } from './text-stream';

export const JSON_TYPE = 'application/json; charset=utf-8';

/** Items in the order they are answered in, some at a time. */
export type Batches<Item = unknown> = AsyncIterable<readonly Item[]>;

/** A JSON value that may be too large to be held. */
export class JsonStream extends TextStream {
  private constructor(pieces: AsyncIterable<string>) {
    super(pieces, JSON_TYPE);
  }

  /** A list of everything the batches hold. */
  static list(batches: Batches): JsonStream {
    return new JsonStream(listPieces(batches));
  }

  /** An object whose members are lists. */
  static lists(members: Record<string, Batches>): JsonStream {
    return new JsonStream(objectPieces(members));
  }
}

async function* listPieces(batches: Batches): AsyncIterable<string> {
  let before = '[';
  for await (const batch of batches) {
    if (batch.length === 0) {
      // Nothing to say, but a moment to look whether anyone still listens.
      yield '';
      continue;
    }
    yield before + JSON.stringify(batch).slice(1, -1);
    before = ',';
  }
  yield before === '[' ? '[]' : ']';
}

async function* objectPieces(members: Record<string, Batches>): AsyncIterable<string> {
  let before = '{';
  for (const [name, batches] of Object.entries(members)) {
    yield `${before}${JSON.stringify(name)}:`;
    yield* listPieces(batches);
    before = ',';
  }
  yield '}';
}
