import { TextStream } from './text-stream';

export const JSON_TYPE = 'application/json; charset=utf-8';

/** Items of an answer, in order, in batches. */
export type Batches<Item = unknown> = AsyncIterable<readonly Item[]>;

/** A JSON value that may be too large to hold in memory. */
export class JsonStream extends TextStream {
  private constructor(pieces: AsyncIterable<string>) {
    super(pieces, JSON_TYPE);
  }

  /** A JSON list of the items of all batches. */
  static list(batches: Batches): JsonStream {
    return new JsonStream(listPieces(batches));
  }

  /** A JSON object whose members are lists. */
  static lists(members: Record<string, Batches>): JsonStream {
    return new JsonStream(objectPieces(members));
  }
}

async function* listPieces(batches: Batches): AsyncIterable<string> {
  let before = '[';
  for await (const batch of batches) {
    if (batch.length === 0) {
      // An empty part, so that the writer can check whether the client is still connected.
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
