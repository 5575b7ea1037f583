import { type Thing, type ThingKind, things } from '#domain/history/thing.ts';
import { parts } from '#domain/settings/part-names.ts';

const partName = (id: string): string => (Object.hasOwn(parts, id) ? parts[id as keyof typeof parts] : id);

/** Kinds of which there is one, or whose ids nobody knows. */
const withoutNumber: readonly ThingKind[] = ['waybills', 'mail', 'codes', 'invitation', 'bulk', 'preAlert'];

/** What a thing is called: `Shipment 7K3M9-Q2X4T-C`, `Settings: Rate card`. A person is called by their name, which this does not know. */
export const thingTitle = ({ kind, id }: Thing): string => {
  const { name } = things[kind];
  if (withoutNumber.includes(kind)) return name;
  if (kind === 'settings') return `${name}: ${partName(id)}`;
  return kind === 'list' ? `List of ${id}` : `${name} ${id}`;
};
