import { useCallback, useEffect, useState } from 'react';

/** Moves the focus to the element with an id, also to one that appears with the next render. */
export const useFocus = (): ((id: string) => void) => {
  const [wanted, setWanted] = useState<{ readonly id: string }>();
  useEffect(() => {
    if (wanted) document.getElementById(wanted.id)?.focus();
  }, [wanted]);
  return useCallback((id: string) => setWanted({ id }), []);
};
