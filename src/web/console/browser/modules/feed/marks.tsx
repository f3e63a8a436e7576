/** Marks in a row of a list. Most rows have none. */
export const marksIn = (names: readonly string[]) => names.length > 0 && <Marks names={names} />;

/** Marks of an issue, in words. */
export function Marks({ names }: { names: ReadonlyArray<string | false> }) {
  return (
    <>
      {names.map(
        (name) =>
          name && (
            <span key={name} class="badge">
              {name}
            </span>
          ),
      )}
    </>
  );
}
