import { useState } from 'react';

/** The rows that somebody has chosen. Another question begins with none. */
export const useChoice = (query: string) => {
  const [{ of, ids }, set] = useState<{ of: string; ids: readonly string[] }>({ of: query, ids: [] });
  const chosen = new Set(of === query ? ids : []);
  return {
    chosen,
    toggle: (id: string): void =>
      set({ of: query, ids: chosen.has(id) ? ids.filter((one) => one !== id) : [...chosen, id] }),
    clear: (): void => set({ of: query, ids: [] }),
  };
};
