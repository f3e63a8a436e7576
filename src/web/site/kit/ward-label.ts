/** The display name of a ward: its code, and its name if that differs. */
export function wardLabel({ code, name }: { code: string; name: string }): string {
  return name && name !== code ? `${code} – ${name}` : code;
}

/** The display name of a ward of a pincode, with the pincode's area in it if that says more. */
export function pincodeWardLabel({ ward, name, area }: Record<'ward' | 'name' | 'area', string>): string {
  const label = wardLabel({ code: ward, name });
  return area && !label.includes(area) ? `${label} (${area})` : label;
}
