import type { Shown, ShownField } from '#domain/kernel/shown-fields.ts';

/** What somebody types into the form of a shipment, and what it is called. All else in a draft is of the form: its step, its keys. */
const typed: Readonly<Record<string, ShownField>> = {
  name: 'name',
  latinName: 'latinName',
  company: 'company',
  phone: 'phone',
  email: 'email',
  street: 'street',
  street2: 'addressMore',
  city: 'city',
  region: 'region',
  postalCode: 'postalCode',
  zip: 'zip',
  town: 'delivery',
  pickupStreet: 'street',
  pickupPhone: 'phone',
  access: 'note',
  note: 'note',
  description: 'inside',
  dangerousWords: 'dangers',
  booking: 'booking',
};

const partsOf = (data: Readonly<Record<string, unknown>>): readonly Shown[] => {
  const own: Partial<Record<ShownField, string>> = {};
  const below: Shown[] = [];
  for (const [key, value] of Object.entries(data)) {
    const field = typed[key];
    if (typeof value === 'string' && value !== '' && field !== undefined) own[field] = value;
    if (typeof value === 'object' && value !== null)
      below.push(...partsOf(value as Readonly<Record<string, unknown>>));
  }
  return [...(Object.keys(own).length === 0 ? [] : [own]), ...below];
};

/** What somebody typed into a shipment that they did not book. It is whatever their browser sent, as one text or as an older map. */
export const ownDraft = (data: unknown): readonly Shown[] => {
  const read: unknown = typeof data === 'string' ? JSON.parse(data) : data;
  return typeof read === 'object' && read !== null ? partsOf(read as Readonly<Record<string, unknown>>) : [];
};
