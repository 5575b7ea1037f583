import type { DestinationCode } from '../../kernel/destinations.ts';
import { dollars } from '../../kernel/money.ts';
import type { Fact } from './fact.ts';
import { jamaicaCharges, jamaicaRates, trinidadRates } from './landed-cost.ts';

/** What we know about the customs of a country, and what we do not know. */
export interface Customs {
  /** The authority that decides and answers questions, by its name after `the`. */
  readonly authority: { readonly name: string; readonly site?: string };
  /** What the packing list must say, where the country asks for something. */
  readonly packing?: string;
  /** What customs charges, roughly, in one or two sentences: what is known of it, and what is not. */
  readonly charges: {
    readonly known?: string;
    readonly open?: string;
  };
  readonly facts: readonly Fact[];
  /** What nobody has confirmed to us, one sentence each. Pages show it as unknown and never guess. */
  readonly unknown: readonly string[];
}

/** The day on which the sources below were last read. Whoever reads them again changes it. */
export const customsAsOf = '2026-11-21';

const guyanaRevenue = {
  source: 'Guyana Revenue Authority, gra.gov.gy',
  dated: 'Undated page',
  confidence: 'published',
} as const;

const guyana: Customs = {
  authority: { name: 'Guyana Revenue Authority', site: 'gra.gov.gy' },
  packing: 'List each piece separately: its size and what is in it.',
  charges: { open: 'What customs charges for a barrel or for boxes, we do not know yet.' },
  facts: [
    {
      about: 'Papers',
      text: 'An entry needs the receiver’s TIN, the air waybill and an invoice. It is filed electronically, as an eSAD in the ASYCUDA World system.',
      ...guyanaRevenue,
    },
    {
      about: 'Personal effects',
      text: 'Personal effects worth up to US$1,000 go on form C73. Above that, form C72.',
      ...guyanaRevenue,
    },
    {
      about: 'Form C21',
      text: 'C21 replaces a certified invoice. It is often called the barrel form, but it is not one.',
      ...guyanaRevenue,
    },
  ],
  unknown: [
    'What duty and taxes Guyana charges.',
    'Whether goods on a skid count as commercial, whatever is in them.',
    'Whether new goods count as personal effects.',
    'Whether the receiver must go to customs in person.',
  ],
};

const jamaicaShares = jamaicaRates.kinds
  .map(({ kind, percent }) => `${percent}% for ${kind.toLowerCase()}`)
  .join(', ');

const CLOTHING_VALUE = 30_000;
const [{ percent: CLOTHING_PERCENT }] = jamaicaRates.kinds;

const jamaica: Customs = {
  authority: { name: 'Jamaica Customs Agency', site: 'jacustoms.gov.jm' },
  charges: {
    known: `Nothing on goods worth US$100 or less before freight. Above that, the full value is charged: ${jamaicaShares}, as carriers report it. For clothing worth ${dollars(CLOTHING_VALUE)} that is about ${dollars(jamaicaCharges(CLOTHING_VALUE, CLOTHING_PERCENT))}.`,
    open: 'Whether barrels of personal effects are charged like this too, we do not know yet.',
  },
  facts: [
    {
      about: 'Papers',
      text: 'The receiver shows a photo ID and gives a TRN.',
      source: 'Jamaica Customs Agency, jacustoms.gov.jm',
      dated: 'Undated page',
      confidence: 'published',
    },
    {
      about: 'Up to US$100',
      text: 'Goods worth US$100 or less before freight (customs says FOB) are free of charges.',
      source: 'Jamaica Customs Agency, jacustoms.gov.jm; Jamaica Inquirer',
      dated: 'Undated pages',
      confidence: 'published',
      charges: 'UP_TO_FREE',
    },
    {
      about: 'Above US$100',
      text: 'The full value is charged, not only the part above US$100.',
      source: 'Jamaica Inquirer',
      dated: 'Undated page',
      confidence: 'reported',
    },
    {
      about: 'How much',
      text: `All charges together came to about this share of the value: ${jamaicaShares}.`,
      source: 'JTD Shipping',
      dated: 'Undated page',
      confidence: 'reported',
    },
  ],
  unknown: [
    'Whether customs charges personal effects by another rule than parcels.',
    'Whether the receiver must go to customs in person.',
  ],
};

const trinidadCarriers = {
  source: 'RPM Xpress Couriers; DHL, questions about Trinidad',
  dated: 'Undated pages',
  confidence: 'reported',
} as const;

const trinidad: Customs = {
  authority: { name: 'Customs and Excise Division of Trinidad and Tobago' },
  charges: {
    known: `Duty of 0% to 30% by kind of goods, then ${trinidadRates.onlinePurchase}% online purchase tax on what was bought online and ${trinidadRates.vat}% VAT, as carriers report it.`,
    open: 'Which rate of duty your goods have, customs decides.',
  },
  facts: [
    {
      about: 'Duty',
      text: 'Between 0% and 30%, by kind of goods.',
      ...trinidadCarriers,
    },
    {
      about: 'Online purchase tax',
      text: 'A further 7% on what was bought online.',
      ...trinidadCarriers,
    },
    {
      about: 'VAT',
      text: '12.5% on goods, freight, insurance and duty together.',
      ...trinidadCarriers,
    },
  ],
  unknown: [
    'Which rate of duty your goods fall under: customs decides that by their tariff number.',
    'Whether the 7% is taken from the landed value, as our example assumes.',
  ],
};

const barbados: Customs = {
  authority: { name: 'Barbados Customs and Excise Department' },
  charges: {
    known: 'Duty, mostly 0% to 20% of goods, freight and insurance together, and VAT of 17.5%.',
    open: 'What else is added, and whether small gifts are free, we do not know yet.',
  },
  facts: [
    {
      about: 'Duty',
      text: 'Mostly between 0% and 20% of the landed value: goods, freight and insurance together (customs says CIF).',
      source: 'Invest Barbados, questions and answers',
      dated: 'Undated page',
      confidence: 'reported',
    },
    {
      about: 'VAT',
      text: '17.5%.',
      source: 'Invest Barbados, questions and answers',
      dated: 'Undated page',
      confidence: 'reported',
    },
  ],
  unknown: [
    'Which goods are outside the 0% to 20%, and what else is added to them.',
    'Whether small gifts are free of charges, and up to what value.',
  ],
};

const suriname: Customs = {
  authority: { name: 'customs service of Suriname (Douane) in Paramaribo' },
  charges: { open: 'We do not know yet what Suriname charges.' },
  facts: [],
  unknown: [
    'What duty and taxes Suriname charges, and from what value on.',
    'Which form is asked for personal effects.',
    'Whether a packing list in English is enough, or one in Dutch is wanted.',
  ],
};

/** What customs of each destination requires (trade.md, Customs). Estimates are marked, unknowns are listed. */
export const customs: Readonly<Record<DestinationCode, Customs>> = {
  GY: guyana,
  JM: jamaica,
  TT: trinidad,
  BB: barbados,
  SR: suriname,
};
