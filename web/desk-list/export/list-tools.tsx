import { exportRight } from '#domain/desk/exports.ts';
import { useMay } from '#web/session/use-session.ts';
import { LastBulks } from '../bulk/last-bulks.tsx';
import type { AskedList } from '../slot-props.ts';
import { ExportButton } from './export-button.tsx';
import { exportedLists } from './exported-lists.ts';

/** What can be done with a list as a whole: the reports of bulk changes, and the list as a file for who may take it out. */
export const ListTools = ({ list, query }: AskedList) => {
  const mayExport = useMay()(exportRight(list));
  const exported = exportedLists[list];
  return (
    <>
      <LastBulks list={list} />
      {mayExport && exported ? <ExportButton name={list} exported={exported} query={query} /> : null}
    </>
  );
};
