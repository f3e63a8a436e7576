import { useEffect, useState } from 'preact/hooks';

/** Whether the component has been painted. Parts that are out of sight are built after that. */
export function useIsPainted(): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => setPainted(true), []);
  return isPainted;
}
