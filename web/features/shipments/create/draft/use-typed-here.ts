import { useCallback, useState } from 'react';
import type { TypedShipment } from './typed.ts';
import type { OpenDraft } from './use-draft.ts';

/**
 * Holds what staff type for somebody else while the page is open, and keeps it nowhere: it is neither a draft of theirs nor of the
 * person who called.
 */
export const useTypedHere = (opening: () => TypedShipment): OpenDraft => {
  const [typed, setTyped] = useState(opening);
  return {
    id: '',
    typed,
    change: useCallback((update) => setTyped(update), []),
    place: undefined,
    why: '',
    notice: undefined,
    dismiss: () => undefined,
    drop: async () => undefined,
    note: () => undefined,
  };
};
