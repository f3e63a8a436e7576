import { Transform } from 'node:stream';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** The engine itself collects what streams by every 32 MB; a young collection takes a millisecond. */
const COLLECT_EVERY_BYTES = 8 * 1024 * 1024;

type Collect = (options: { type: 'minor' }) => void;
let collect: Collect | undefined;

/**
 * A step of a pipeline that passes bytes on and keeps their garbage small: every piece is a buffer of its own, and the
 * engine would let tens of megabytes of them stand before it looks.
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
