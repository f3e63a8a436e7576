const HIDDEN = '•••';

/** An address of which only its first letters and the last part of its domain are readable: `a•••@e•••.org`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  if (at < 0) return email === '' ? '' : HIDDEN;
  const [local, domain] = [email.slice(0, at), email.slice(at + 1)];
  const dot = domain.lastIndexOf('.');
  return `${firstOf(local)}${HIDDEN}@${firstOf(domain)}${HIDDEN}${dot < 0 ? '' : domain.slice(dot)}`;
}

/** A number of which only the last four digits are readable: `•••• 4321`. A shorter one is hidden. */
export function maskPhone(phone: string): string {
  const digits = phone.replaceAll(/\D/g, '');
  if (digits === '') return phone === '' ? '' : HIDDEN;
  return digits.length > 4 ? `•••• ${digits.slice(-4)}` : '••••';
}

function firstOf(text: string): string {
  return [...text][0] ?? '';
}
