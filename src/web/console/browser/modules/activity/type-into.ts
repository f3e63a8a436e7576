/** Types a sign at the caret of a field, as a word of its own, so that the field offers what it stands for. */
export function typeInto(field: HTMLTextAreaElement | null, sign: string): void {
  if (!field) return;
  field.focus();
  const { selectionStart: start, selectionEnd: end, value } = field;
  const isWithin = start > 0 && !/\s/.test(value[start - 1]!);
  field.setRangeText(isWithin ? ` ${sign}` : sign, start, end, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
