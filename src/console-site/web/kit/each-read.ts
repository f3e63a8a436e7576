import { type Refusal, refusalOf } from '../refusal';

/** What came of one of several reads. */
export interface EachRead<T> {
  data: T | undefined;
  refusal: Refusal | undefined;
}

/** Reads several things: one that is refused does not take the others away. */
export function readEach<Key, T>(
  keys: readonly Key[],
  read: (key: Key) => Promise<T>,
): Promise<Array<EachRead<T>>> {
  return Promise.all(
    keys.map((key) =>
      read(key).then(
        (data): EachRead<T> => ({ data, refusal: undefined }),
        (thrown: unknown): EachRead<T> => ({ data: undefined, refusal: refusalOf(thrown) }),
      ),
    ),
  );
}
