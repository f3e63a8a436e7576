/** The display name of a ward: its code, and its name if that differs. */
export function wardLabel({ code, name }: { code: string; name: string }): string {
  return name && name !== code ? `${code} – ${name}` : code;
}
