/** SQL for whether the owner of an address waits for their erasure, and gets no alerts. @param email in lower case */
export function isLeaving(email: string): string {
  return `exists (select from erasures le where le.email = ${email} and le.step = 'waiting')`;
}
