/** The id of the signed-in account the page was rendered for, or an empty text. */
export function account(): string {
  return document.body.dataset.account ?? '';
}
