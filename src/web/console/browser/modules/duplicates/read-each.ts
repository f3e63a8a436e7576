import { type Refusal, refusalOf } from '../../refusal';

/** The result of one of several reads. */
export interface EachRead<T> {
  data: T | undefined;
  refusal: Refusal | undefined;
}

/** Runs several reads. If one is refused, the results of the others are still returned. */
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
