/** How the operator of an endpoint checks signatures, for staff to pass on (docs/webhooks.md#signatures). */
export function Signatures() {
  return (
    <details>
      <summary>How to check a signature</summary>
      <ol>
        <li>
          Take the body as it arrived, and the headers <code>webhook-id</code>, <code>webhook-timestamp</code>{' '}
          and <code>webhook-signature</code>. Refuse a time more than five minutes off; it is in seconds since
          1970.
        </li>
        <li>
          The key is what the secret has after <code>whsec_</code>, decoded from base64.
        </li>
        <li>
          Sign id, time and body, joined by full stops, with HMAC-SHA256 and the key, and write that in
          base64.
        </li>
        <li>
          Compare it, in constant time, with what follows <code>v1,</code> in each signature of the header.
          Blanks separate several: for 24 hours after another secret was made, the former one signs, too.
        </li>
      </ol>
      <p>
        Deliveries follow the Standard Webhooks specification, for which there are libraries. An event can
        come twice, with the same id.{' '}
        <a href="/docs" target="_blank" rel="noopener">
          What each event has (the API, opens a new tab)
        </a>
      </p>
    </details>
  );
}
