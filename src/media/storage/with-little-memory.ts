import { Transform } from 'node:stream';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Without this, the garbage collector runs after about 32 MB; a young-generation collection takes a millisecond. */
const COLLECT_EVERY_BYTES = 8 * 1024 * 1024;

type Collect = (options: { type: 'minor' }) => void;
let collect: Collect | undefined;

/**
 * A pipeline step that passes bytes through and triggers garbage collection: every chunk is a buffer of its own, and
 * tens of megabytes of them would pile up otherwise.
 */
export function withLittleMemory(): Transform {
  let passed = 0;
  return new Transform({
    transform(piece: Buffer, _encoding, done) {
      passed += piece.length;
      if (passed >= COLLECT_EVERY_BYTES) {
        passed = 0;
        (collect ??= collector())({ type: 'minor' });
      }
      done(null, piece);
    },
  });
}

function collector(): Collect {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as Collect;
}
