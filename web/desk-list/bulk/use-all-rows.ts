import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { BULK_ROWS } from '#domain/desk/limits.ts';
import { allIds } from '../export/all-ids.ts';
import { exportedLists } from '../export/exported-lists.ts';
import type { AskedList } from '../slot-props.ts';

/** Every row of a list as it is asked for, up to as many as one bulk change takes; chosen until the list is asked something else. */
export const useAllRows = ({ list, query }: AskedList) => {
  const [all, set] = useState<{ readonly of: string; readonly ids: readonly string[] }>();
  const choosing = useMutation({
    mutationFn: async () => {
      const exported = exportedLists[list];
      if (!exported) return;
      const ids = await allIds(exported, query, { most: BULK_ROWS, signal: new AbortController().signal });
      set({ of: query, ids });
    },
  });
  return {
    /** Undefined unless all were chosen. */
    ids: all?.of === query ? all.ids : undefined,
    choose: choosing,
    clear: (): void => set(undefined),
  };
};
