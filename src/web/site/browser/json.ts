/** The JSON answer of one of our routes; undefined if the request fails, so the map shows less. */
export async function json<Answer>(url: string): Promise<Answer | undefined> {
  try {
    const answer = await fetch(url);
    return answer.ok ? ((await answer.json()) as Answer) : undefined;
  } catch {
    return undefined;
  }
}
