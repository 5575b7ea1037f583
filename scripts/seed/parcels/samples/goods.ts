import type { Bought } from './sample-parcel.ts';

/** What shoppers buy: invented orders with values in cents. */
export const orders = {
  dresses: { store: 'SHEIN', lines: [{ what: 'Summer dress', quantity: 4, cents: 1899 }] },
  shoes: { store: 'Nike', lines: [{ what: 'Running shoes', quantity: 1, cents: 8995 }] },
  kitchen: {
    store: 'Walmart',
    lines: [
      { what: 'Pot set, 7 pieces', quantity: 1, cents: 6450 },
      { what: 'Kitchen towels', quantity: 6, cents: 350 },
    ],
  },
  school: { store: 'Target', lines: [{ what: 'Exercise books', quantity: 24, cents: 125 }] },
  shirts: { store: 'Old Navy', lines: [{ what: 'Cotton shirts', quantity: 5, cents: 1499 }] },
  toys: { store: 'Amazon', lines: [{ what: 'Building blocks', quantity: 2, cents: 2499 }] },
  curtains: { store: 'Temu', lines: [{ what: 'Curtains, pair', quantity: 2, cents: 1250 }] },
  baby: { store: 'Target', lines: [{ what: "Children's clothes", quantity: 10, cents: 899 }] },
  parts: { store: 'eBay', lines: [{ what: 'Brake pads for a car', quantity: 1, cents: 4599 }] },
  perfume: { store: "Macy's", lines: [{ what: 'Perfume, 50 ml', quantity: 2, cents: 5200 }] },
  powerBank: { store: 'Amazon', lines: [{ what: 'Power bank, 20,000 mAh', quantity: 1, cents: 3499 }] },
  phone: { store: 'Best Buy', lines: [{ what: 'Phone, new in the box', quantity: 1, cents: 29999 }] },
  used: { store: 'A friend in Queens', lines: [{ what: 'Used clothes', quantity: 15, cents: 300 }] },
} as const satisfies Record<string, Bought>;
