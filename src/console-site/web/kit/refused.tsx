import type { Refusal } from '../refusal';

/** Shows why the service refused an action, at the place where the user tried it. */
export function Refused({ by }: { by: Pick<Refusal, 'messages'> | undefined }) {
  if (!by || by.messages.length === 0) return null;
  return (
    <div class="refused" role="alert">
      {by.messages.map((message, index) => (
        // Two messages may be equal, for example if two items were refused for the same reason.
        <p key={index}>{message}</p>
      ))}
    </div>
  );
}
