/** The issue whose page is shown, and what reads it again. */
interface OpenIssue {
  id: string;
  reload: () => Promise<void>;
}

let shown: OpenIssue | undefined;

/** Says which issue is shown. @returns what takes that back, when its page is left */
export function showOpenIssue(next: OpenIssue): () => void {
  shown = next;
  return () => {
    if (shown === next) shown = undefined;
  };
}

export function isOpen(id: string): boolean {
  return shown?.id === id;
}

/** Reads an issue again where its page is shown: an act on it may be of another page, such as an Undo of the list. */
export async function readOpenIssue(id: string): Promise<void> {
  if (shown?.id === id) await shown.reload();
}
