import { searchTerms } from '#domain/parcels/desk/search-terms.ts';
import { isHere } from '#domain/parcels/lifecycle.ts';
import type { Parcel } from '#domain/parcels/parcel.ts';
import {
  gone,
  itemsIn,
  itemsInIndex,
  type OfPerson,
  type Part,
  type PersonAccess,
  searchEntriesOf,
  type Whom,
  without,
} from '../../runtime/of-person.ts';
import type { Item } from '../../runtime/table/get-item.ts';
import { getItems } from '../../runtime/table/get-items.ts';
import { alertKey, alertsPartition, toAlert } from '../store/alert-items.ts';
import { numberOfAlert } from '../store/number-items.ts';
import { codeIn, HISTORY, PARCEL, parcelKey, partitionOf, toEntry, toParcel } from '../store/parcel-items.ts';
import { ownerPartition } from '../store/parcel-rows.ts';
import { ownTracesPartition, referenceIn, toTrace, traceKey } from '../store/traces/trace-items.ts';
import { ownAlert, ownEntry, ownParcel, ownTrace } from './own-words.ts';
import { stillHere } from './words/still-here.ts';

/** The last parts of the keys in lists of the index. */
const listed = async (
  access: PersonAccess,
  ids: readonly string[],
  partition: (id: string) => string,
  idIn: (sortKey: string) => string,
): Promise<readonly string[]> => {
  const rows = await Promise.all(ids.map((id) => itemsInIndex(access, partition(id))));
  return [...new Set(rows.flat().map(({ gsi1sk }) => idIn(String(gsi1sk))))];
};

const parcelsOf = async (access: PersonAccess, { ids }: Whom): Promise<readonly Parcel[]> => {
  const codes = await listed(access, ids, ownerPartition, codeIn);
  const items = await getItems(access.client, access.table, codes.map(parcelKey), { consistent: true });
  return items.map(toParcel).filter(({ ownerId }) => ownerId !== undefined && ids.includes(ownerId));
};

/** That a parcel came, how heavy it was and where it went; nothing of what its label or its owner said. */
const nobody = ({ declaration, looked, back, disposal }: Parcel) => {
  const { note: _, ...verdict } = looked ?? {};
  const { note: __, ...returned } = back ?? {};
  return {
    label: {},
    conditionNote: undefined,
    declaration: {
      lines: [],
      invoice: { state: declaration.invoice.state },
      ...(declaration.dangers === undefined ? {} : { dangers: declaration.dangers }),
    },
    looked: looked && verdict,
    back: back && returned,
    disposal: disposal && { ...disposal, because: '' },
  };
};

const partOf = (item: Item, code: string): Part => {
  if (item.sk === PARCEL) {
    const parcel = toParcel(item);
    return { item, shown: ownParcel(parcel), closing: without(item, nobody(parcel)) };
  }
  if (String(item.sk).startsWith(HISTORY))
    return {
      item,
      shown: ownEntry(code, toEntry(item)),
      closing: without(item, { text: undefined, changed: undefined }),
    };
  return { item, closing: 'kept' };
};

/** Pre-alerts with everything that leads to them. */
const alertsOf = async function* (access: PersonAccess, { ids }: Whom): AsyncIterable<Part> {
  const found = await listed(access, ids, alertsPartition, codeIn);
  for (const id of found) {
    const { pk, sk } = alertKey(id);
    const items = await itemsIn(access, pk);
    const alert = items.find((item) => item.sk === sk);
    if (alert !== undefined) {
      const announced = toAlert(alert);
      const { client, table } = access;
      const numbers = [numberOfAlert(announced.tracking, announced.ownerId)];
      yield* gone(await getItems(client, table, numbers, { consistent: true }));
      yield { item: alert, shown: ownAlert(announced), closing: 'deleted' };
    }
    // The rows of the lists go last: they lead here.
    yield* gone(items.filter((item) => item !== alert));
  }
};

/** What they missed, with what was answered. */
const tracesOf = async function* (access: PersonAccess, { ids }: Whom): AsyncIterable<Part> {
  for (const reference of await listed(access, ids, ownTracesPartition, referenceIn)) {
    const { pk, sk } = traceKey(reference);
    const items = await itemsIn(access, pk);
    const trace = items.find((item) => item.sk === sk);
    if (trace !== undefined) yield { item: trace, shown: ownTrace(toTrace(trace)), closing: 'deleted' };
    yield* gone(items.filter((item) => item !== trace));
  }
};

/** Parcels keep that something came and went, and forget what stood on it and what was inside. */
export const ofPerson: OfPerson<'PARCELS_TABLE'> = {
  table: 'PARCELS_TABLE',
  heading: 'Parcels',
  parts: async function* (access, whom) {
    for (const parcel of await parcelsOf(access, whom)) {
      yield* await searchEntriesOf(access, parcel.code, searchTerms(parcel));
      for (const item of await itemsIn(access, partitionOf(parcel.code))) yield partOf(item, parcel.code);
    }
    yield* alertsOf(access, whom);
    yield* tracesOf(access, whom);
  },
  keeps: async (access, whom) => ((await parcelsOf(access, whom)).length > 0 ? ['photos'] : []),
  waits: async (access, whom) =>
    stillHere((await parcelsOf(access, whom)).filter(({ state }) => isHere(state))),
};
