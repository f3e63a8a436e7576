/** Whose page this is: the id of the account that is signed in, or an empty text. */
export function account(): string {
  return document.body.dataset.account ?? '';
}
