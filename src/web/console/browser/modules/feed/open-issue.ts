/** The issue of the shown page, and the function that reads it again. */
interface OpenIssue {
  id: string;
  reload: () => Promise<void>;
}

let shown: OpenIssue | undefined;

/** Registers the shown issue. @returns a function for when its page is left */
export function showOpenIssue(next: OpenIssue): () => void {
  shown = next;
  return () => {
    if (shown === next) shown = undefined;
  };
}

export function isOpen(id: string): boolean {
  return shown?.id === id;
}

/** Reads an issue again if its page is shown: an act on it may come from another page, such as an Undo of the list. */
export async function readOpenIssue(id: string): Promise<void> {
  if (shown?.id === id) await shown.reload();
}
