import { changeQuery, usePlace } from '../router';

/** The tab in the address, or the first tab. */
export function useTab<Key extends string>(keys: readonly [Key, ...Key[]]): Key {
  const named = usePlace().query.get('tab');
  return keys.find((key) => key === named) ?? keys[0];
}

/** Tabs of a page, of which one is shown. The tab is part of the address, so that it can be linked to. */
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
