/** How goods come in a slot: the van comes for them, or they are brought to the dock. */
export const slotWays = ['PICKUP', 'DROP_OFF'] as const;
export type SlotWay = (typeof slotWays)[number];

/** `P-2026-12-01-0900`: how goods come, the New York day, and when the slot begins there. It stays the same while the settings have the slot. */
export type SlotId = `${'P' | 'D'}-${string}`;

const letters = { PICKUP: 'P', DROP_OFF: 'D' } as const;

/** The id of the slot that begins on a New York day at a time like `09:00`. No two slots of one way begin at the same time. */
export const slotIdOf = (way: SlotWay, day: string, from: string): SlotId =>
  `${letters[way]}-${day}-${from.replace(':', '')}`;

/** What every id of a slot looks like. */
export const SLOT_ID_SHAPE = /^([PD])-(\d{4}-\d{2}-\d{2})-([01]\d|2[0-3])[0-5]\d$/;

/** What an id says by itself; undefined for what is none. Whether the settings have such a slot is for `slotWithId` to say. */
export const readSlotId = (id: string): { readonly way: SlotWay; readonly day: string } | undefined => {
  const [, letter, day] = SLOT_ID_SHAPE.exec(id) ?? [];
  return day === undefined ? undefined : { way: letter === letters.PICKUP ? 'PICKUP' : 'DROP_OFF', day };
};

/** Whether a text is written like the id of a slot. */
export const isSlotId = (text: string): text is SlotId => readSlotId(text) !== undefined;
