/** A ward as it is called: its code, and its name where that says more. */
export function wardLabel({ code, name }: { code: string; name: string }): string {
  return name && name !== code ? `${code} – ${name}` : code;
}
