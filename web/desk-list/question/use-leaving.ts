import { useEffect, useEffectEvent, useState } from 'react';
import type { Leaving } from './search-box.tsx';

/** Leads somebody who leaves the search to the rows, once these are those of what was typed (`rowsOf`). */
export const useLeaving = (
  rowsOf: string | undefined,
  onArrive: (leaving: Leaving) => void,
): ((leaving: Leaving) => void) => {
  const [leaving, setLeaving] = useState<Leaving>();
  const arrive = useEffectEvent((arriving: Leaving) => {
    setLeaving(undefined);
    onArrive(arriving);
  });
  useEffect(() => {
    if (leaving !== undefined && leaving.text === rowsOf) arrive(leaving);
  }, [leaving, rowsOf]);
  return setLeaving;
};
