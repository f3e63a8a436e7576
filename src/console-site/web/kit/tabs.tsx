import { changeQuery, usePlace } from '../router';

/** The tab of the address, or the first. */
export function useTab<Key extends string>(keys: readonly [Key, ...Key[]]): Key {
  const named = usePlace().query.get('tab');
  return keys.find((key) => key === named) ?? keys[0];
}

/** Parts of a page of which one is shown. They stand in the address, so that each can be linked to. */
export function Tabs<Key extends string>({
  label,
  tabs,
  current,
}: {
  label: string;
  tabs: ReadonlyArray<readonly [key: Key, label: string]>;
  current: Key;
}) {
  return (
    <nav class="tabs" aria-label={label}>
      {tabs.map(([key, text]) => (
        <button
          key={key}
          type="button"
          aria-current={key === current ? 'page' : undefined}
          onClick={() => changeQuery({ tab: key }, { replace: false })}
        >
          {text}
        </button>
      ))}
    </nav>
  );
}
