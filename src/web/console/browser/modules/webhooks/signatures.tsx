import { partsOf, textOf } from '../../words';

/** How the operator of an endpoint checks signatures, for staff to pass on (docs/webhooks.md#signatures). */
export function Signatures() {
  return (
    <details>
      <summary>{textOf('integrations.howToCheckA')}</summary>
      <ol>
        <li>
          {partsOf('integrations.takeTheBodyAs', {
            code: <code>webhook-id</code>,
            code2: <code>webhook-timestamp</code>,
            code3: <code>webhook-signature</code>,
          })}
        </li>
        <li>{partsOf('integrations.theKeyIsWhat', { code: <code>whsec_</code> })}</li>
        <li>{textOf('integrations.signIdTimeAnd')}</li>
        <li>{partsOf('integrations.compareItInConstant', { code: <code>v1,</code> })}</li>
      </ol>
      <p>
        {partsOf('integrations.deliveriesFollowTheStandard', {
          link: (
            <a href="/docs" target="_blank" rel="noopener">
              {textOf('integrations.whatEachEventHas')}
            </a>
          ),
        })}
      </p>
    </details>
  );
}
