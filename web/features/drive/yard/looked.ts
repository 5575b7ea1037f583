import type { Reading } from '#domain/vehicles/care/odometer.ts';
import { type InspectedItem, inspectedItems } from '#domain/vehicles/road/inspection.ts';
import type { KeptReport } from '#web/device-queue/drive/drive-jobs.ts';
import type { KeptPhoto } from '#web/sending/photo.ts';
import { uuidV7 } from '#web/telemetry/delivery/uuid-v7.ts';

/** How an item looked: fine, or with a fault and what is said of that. */
export interface Look {
  readonly how: 'FINE' | 'FAULT' | undefined;
  readonly note: string;
  readonly photos: readonly KeptPhoto[];
  readonly unsafe: boolean;
}
type Looks = Readonly<Record<InspectedItem, Look>>;

export const itemNames = Object.keys(inspectedItems) as readonly InspectedItem[];

const SHORTEST_NOTE = 3;
const unseen: Look = { how: undefined, note: '', photos: [], unsafe: false };

/** Nothing was looked at yet. */
export const beginning = (): Looks =>
  Object.fromEntries(itemNames.map((item) => [item, unseen])) as unknown as Looks;

const missingOf = (item: InspectedItem, { how, note, photos }: Look): readonly string[] => {
  const name = inspectedItems[item].toLowerCase();
  if (how === undefined) return [name];
  if (how === 'FINE') return [];
  return [
    ...(note.trim().length < SHORTEST_NOTE ? [`what is wrong with ${name}`] : []),
    ...(photos.length === 0 ? [`a photo of ${name}`] : []),
  ];
};

/** What has to be done before the inspection can be sent, in the order of the screen. */
export const missingIn = (looks: Looks): readonly string[] =>
  itemNames.flatMap((item) => missingOf(item, looks[item]));

/** The inspection as it is kept and sent. */
export const inspectionOf = (
  looks: Looks,
  reading: Reading,
): Extract<KeptReport, { readonly kind: 'INSPECT' }>['inspection'] => ({
  id: uuidV7(),
  reading,
  looked: [...itemNames],
  faults: itemNames.flatMap((item) => {
    const { how, note, photos, unsafe } = looks[item];
    const [photo] = photos;
    return how === 'FAULT' && photo !== undefined
      ? [{ id: uuidV7(), item, note: note.trim(), photo, unsafe }]
      : [];
  }),
});
