/** Common shipments. Each is a query of the calculator. */
export const examples = [
  { label: 'A 55-gallon barrel to Guyana', query: 'to=GY&g=1B55x140' },
  { label: 'A box of clothes to Jamaica', query: 'to=JM&g=1b24x18x18x20' },
  {
    label: 'Four mailbox parcels as one',
    query: 'to=GY&g=1b10x8x6x2.2_1b12x9x4x3.1_1b9x6x3x1.3_1b14x10x5x2.6&mailbox=1',
  },
] as const;
