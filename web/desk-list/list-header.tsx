import { useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { ColumnsSheet } from './columns/columns-sheet.tsx';
import type { Columns } from './columns/use-columns.ts';
import { HelpSheet } from './keys/help-sheet.tsx';
import { type ListKeys, useListKeys } from './keys/use-list-keys.ts';
import type { ListName } from './list-kind.ts';
import { slots } from './slots.ts';

/** The title of a list, what can be done with all of it, and its keys. */
export const ListHeader = ({
  title,
  list,
  query,
  keys,
  columns,
  onAsk,
}: {
  readonly title: string;
  readonly list: ListName;
  readonly query: string;
  readonly columns: Columns;
  readonly keys: Omit<ListKeys, 'showHelp'>;
  readonly onAsk: (query: string) => void;
}) => {
  const help = useRef<HTMLDialogElement>(null);
  const showHelp = (): void => help.current?.showModal();
  useListKeys({ ...keys, showHelp });
  return (
    <>
      <PageHeader
        title={title}
        isOfList
        actions={
          <>
            {slots.Views ? <slots.Views list={list} query={query} onAsk={onAsk} /> : null}
            <ColumnsSheet columns={columns} />
            {slots.Export ? <slots.Export list={list} query={query} /> : null}
            <Button look="quiet" className="max-sm:hidden" aria-keyshortcuts="?" onClick={showHelp}>
              Keys
            </Button>
          </>
        }
      />
      <HelpSheet
        dialog={help}
        canChoose={keys.choose !== undefined}
        canSearch={keys.toSearch !== undefined}
      />
    </>
  );
};
