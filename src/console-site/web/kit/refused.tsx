import type { Refusal } from '../refusal';

/** Says why the service refused something, where it was tried. */
export function Refused({ by }: { by: Pick<Refusal, 'messages'> | undefined }) {
  if (!by || by.messages.length === 0) return null;
  return (
    <div class="refused" role="alert">
      {by.messages.map((message, index) => (
        // Two may be the same, such as of two things that were refused for one reason.
        <p key={index}>{message}</p>
      ))}
    </div>
  );
}
