import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { deskEndpoints } from '#domain/desk/endpoints.ts';
import type { ExportName } from '#domain/desk/exports.ts';
import { newYorkDay } from '#domain/kernel/new-york.ts';
import { messageOf } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toaster.tsx';
import type { ExportedList } from './columns.ts';
import { saveFile } from './save-file.ts';
import { fileOf } from './write-file.ts';

interface ExportProps {
  readonly name: ExportName;
  readonly exported: ExportedList;
  /** What it is asked. */
  readonly query: string;
  /** What is on the button. */
  readonly children?: string;
  /** What the file is called after its name; today unless given. */
  readonly of?: string;
  readonly look?: 'quiet' | 'plain';
}

/** Takes a list as it is asked for out as a file. It is on record before the first page is read. */
export const ExportButton = ({
  name,
  exported,
  query,
  children = 'Export',
  of = newYorkDay(new Date()),
  look = 'quiet',
}: ExportProps) => {
  const [count, setCount] = useState(0);
  const taking = useMutation({
    mutationFn: async () => {
      setCount(0);
      await api(deskEndpoints.noteExport, { body: { id: crypto.randomUUID(), list: name, question: query } });
      let rows = 0;
      const text = await fileOf(exported, query, {
        signal: new AbortController().signal,
        onRows: (found) => {
          rows = found;
          setCount(found);
        },
      });
      saveFile(text, `${name}-${of}.csv`);
      return rows;
    },
    onSuccess: (rows) =>
      toast.success(rows === 1 ? '1 row is in the file.' : `${rows} rows are in the file.`),
    onError: (error) => toast.error(`There is no file. ${messageOf(error)}`),
  });
  return (
    <Button look={look} busy={taking.isPending} busyText={`${count} rows…`} onClick={() => taking.mutate()}>
      {children}
    </Button>
  );
};
