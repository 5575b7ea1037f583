import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { deskEndpoints } from '#domain/desk/endpoints.ts';
import { newYorkDay } from '#domain/kernel/new-york.ts';
import { messageOf } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import { useMay } from '#web/session/use-session.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { LastBulks } from '../bulk/last-bulks.tsx';
import type { AskedList } from '../slot-props.ts';
import { exportedLists } from './exported-lists.ts';
import { fileOf } from './write-file.ts';

/** How long the browser may take to save a file. */
const SAVE_MS = 60_000;

const save = (text: string, name: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), SAVE_MS);
};

/** Takes the list as it is asked for out as a file. It is on record before the first page is read. */
const Export = ({ list, query }: AskedList) => {
  const [count, setCount] = useState(0);
  const taking = useMutation({
    mutationFn: async () => {
      const exported = exportedLists[list];
      if (!exported) return 0;
      setCount(0);
      await api(deskEndpoints.noteExport, { body: { id: crypto.randomUUID(), list, question: query } });
      let rows = 0;
      const text = await fileOf(exported, query, {
        signal: new AbortController().signal,
        onRows: (found) => {
          rows = found;
          setCount(found);
        },
      });
      save(text, `${list}-${newYorkDay(new Date())}.csv`);
      return rows;
    },
    onSuccess: (rows) =>
      toast.success(rows === 1 ? '1 row is in the file.' : `${rows} rows are in the file.`),
    onError: (error) => toast.error(`There is no file. ${messageOf(error)}`),
  });
  return (
    <Button look="quiet" busy={taking.isPending} busyText={`${count} rows…`} onClick={() => taking.mutate()}>
      Export
    </Button>
  );
};

/** What can be done with a list as a whole: the reports of bulk changes, and for admins the list as a file. */
export const ListTools = ({ list, query }: AskedList) => {
  const mayExport = useMay()('export.manage');
  return (
    <>
      <LastBulks list={list} />
      {mayExport && exportedLists[list] ? <Export list={list} query={query} /> : null}
    </>
  );
};
