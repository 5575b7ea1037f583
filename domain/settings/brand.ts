/** Opening hours as people read them, one line each (specification §1). */
interface OpeningHours {
  readonly days: string;
  readonly hours: string;
}

/** Everything another forwarder would change to put its own name on the product. */
export interface Brand {
  readonly name: string;
  readonly tagline: string;
  readonly subline: string;
  /** As people read it, and as `tel:` wants it. */
  readonly phone: { readonly display: string; readonly e164: string };
  readonly whatsapp: { readonly e164: string };
  readonly email: string;
  /** Where staff notifications go. */
  readonly staffEmail: string;
  /** The warehouse that receives for customers: the base of every U.S. mailbox address. */
  readonly facility: {
    readonly line1: string;
    readonly city: string;
    readonly state: string;
    readonly postalCode: string;
    readonly country: string;
  };
  readonly hours: readonly OpeningHours[];
  /** Word before the number on line 3 of a mailbox address; USPS may want `PMB` or `#` (domain notes, Mailbox). */
  readonly mailboxPrefix: string;
  /** False until the owner has confirmed facility and contact: a production stage refuses to deploy before. */
  readonly confirmed: boolean;
}

/** Sample brand. The telephone number is from the range reserved for fiction; the street is a sample. */
export const defaultBrand: Brand = {
  name: 'Skybarrel',
  tagline: 'Precision Air Cargo Solutions',
  subline: 'Fast & Reliable Air Freight',
  phone: { display: '(201) 555-0142', e164: '+12015550142' },
  whatsapp: { e164: '+12015550142' },
  email: 'hello@skybarrel.test',
  staffEmail: 'desk@skybarrel.test',
  facility: {
    line1: '100 Sample Dock Road',
    city: 'Kearny',
    state: 'NJ',
    postalCode: '07032',
    country: 'United States',
  },
  hours: [
    { days: 'Monday to Friday', hours: '9:00 AM to 6:00 PM' },
    { days: 'Saturday', hours: '9:00 AM to 2:00 PM' },
    { days: 'Sunday', hours: 'Closed' },
  ],
  mailboxPrefix: 'Mailbox',
  confirmed: false,
};
