/** Far more than the widest object of the APIs has: validating an object compares its members with each other. */
const MAX_MEMBERS = 1000;
const MAX_DEPTH = 32;

const [QUOTE, BACKSLASH, COLON, COMMA] = [...'"\\:,'].map((character) => character.charCodeAt(0));
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [...'[]{}'].map((c) => c.charCodeAt(0));

/**
 * Why a JSON text has another shape than any body of the APIs; undefined if it has not. One pass over the bytes, so
 * that a hostile text costs neither parsing nor validation. Whether the text is valid JSON is left to the parser.
 * @param maxValues how many values it may have: members, and items of lists
 */
export function shapeProblem(bytes: Uint8Array, maxValues: number): string | undefined {
  /** The members of each open object, by its depth; a colon outside texts belongs to a member. */
  const members = [0];
  let [depth, values, isText] = [0, 0, false];
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at];
    if (isText) {
      if (byte === BACKSLASH) at++;
      else if (byte === QUOTE) isText = false;
    } else if (byte === QUOTE) {
      isText = true;
    } else if (byte === OPEN_OBJECT || byte === OPEN_LIST) {
      values++;
      members[++depth] = 0;
      if (depth > MAX_DEPTH) return `must not be nested deeper than ${MAX_DEPTH} levels`;
    } else if (byte === CLOSE_OBJECT || byte === CLOSE_LIST) {
      if (depth > 0) depth--;
    } else if (byte === COLON) {
      members[depth] = (members[depth] ?? 0) + 1;
      if ((members[depth] ?? 0) > MAX_MEMBERS)
        return `must not have an object of more than ${MAX_MEMBERS} members`;
    } else if (byte === COMMA && ++values > maxValues) {
      return `must not have more than ${maxValues} values`;
    }
  }
  return values > maxValues ? `must not have more than ${maxValues} values` : undefined;
}
