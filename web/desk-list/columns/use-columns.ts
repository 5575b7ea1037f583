import { useSyncExternalStore } from 'react';
import { readStorage } from '#web/telemetry/storage.ts';
import { withoutThrowing } from '#web/telemetry/without-throwing.ts';
import type { ListColumn, ListKind } from '../list-kind.ts';

const CHANGED = 'listcolumns';
const keyOf = (list: string): string => `skybarrel_columns_${list}`;

const listen = (onChange: () => void) => {
  window.addEventListener(CHANGED, onChange);
  return () => window.removeEventListener(CHANGED, onChange);
};

/** The columns of a list that are shown, and those that can be. The first one names the row and always is. Kept on this device. */
export const useColumns = <Row>({ name, columns }: Pick<ListKind<Row>, 'name' | 'columns'>) => {
  const kept = useSyncExternalStore(listen, () => readStorage(keyOf(name)));
  const chosen = kept?.split(',');
  const isShown = ({ key, isExtra }: ListColumn<Row>, place: number): boolean =>
    place === 0 || (chosen?.includes(key) ?? isExtra === undefined);
  const shown = columns.filter(isShown);
  const change = (next: string | undefined): void => {
    const key = keyOf(name);
    withoutThrowing(() =>
      next === undefined ? localStorage.removeItem(key) : localStorage.setItem(key, next),
    );
    window.dispatchEvent(new Event(CHANGED));
  };
  return {
    shown,
    choices: columns.slice(1).map(({ key, heading }) => ({
      key,
      heading,
      isOn: shown.some((column) => column.key === key),
    })),
    /** Shows a column, or leaves it out. */
    turn: (key: string, on: boolean): void =>
      change(
        columns
          .filter((column) => (column.key === key ? on : shown.includes(column)))
          .map((column) => column.key)
          .join(','),
      ),
    /** The columns that a list has when nobody has chosen any. */
    reset: chosen === undefined ? undefined : () => change(undefined),
  };
};

export type Columns = Omit<ReturnType<typeof useColumns>, 'shown'>;
