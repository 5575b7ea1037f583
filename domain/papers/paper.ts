import * as z from 'zod/mini';

/** What a paper can be about. */
const paperSubjects = ['shipment', 'departure', 'invoice'] as const;
type SubjectKind = (typeof paperSubjects)[number];

/** PDF for people, ZPL for label printers, CSV for customs and spreadsheets. */
export const paperFormats = ['pdf', 'zpl', 'csv'] as const;
export type PaperFormat = (typeof paperFormats)[number];

interface Rules {
  /** As people read it above the paper. */
  readonly title: string;
  readonly of: SubjectKind;
  readonly formats: readonly PaperFormat[];
  /** Whether the sender sees it on the page of the shipment. */
  readonly forCustomer: boolean;
  /** Whether the agent at the destination lodges an entry with it. */
  readonly forAgent?: true;
}

const ofShipment = { of: 'shipment', formats: ['pdf'] } as const;

const kinds = {
  LABELS: {
    title: 'Labels',
    of: 'shipment',
    formats: ['pdf', 'zpl'],
    forCustomer: false,
  },
  // For a sender without e-mail. Everybody else reads the same on the page of the shipment.
  SLIP: { title: 'Slip: what to do now', forCustomer: false, ...ofShipment },
  HOUSE_WAYBILL: { title: 'House air waybill', forCustomer: true, forAgent: true, ...ofShipment },
  RECEIPT_OF_GOODS: { title: 'Receipt of goods', forCustomer: true, ...ofShipment },
  COMMERCIAL_INVOICE: { title: 'Commercial invoice', forCustomer: true, forAgent: true, ...ofShipment },
  PACKING_LIST: { title: 'Packing list', forCustomer: true, forAgent: true, ...ofShipment },
  MANIFEST: {
    title: 'Manifest',
    of: 'departure',
    formats: ['pdf', 'csv'],
    forCustomer: false,
    forAgent: true,
  },
  FLIGHT_LABELS: {
    title: 'Labels of all pieces',
    of: 'departure',
    formats: ['pdf', 'zpl'],
    forCustomer: false,
  },
  INVOICE: { title: 'Invoice', of: 'invoice', formats: ['pdf'], forCustomer: true },
  PAYMENT_RECEIPT: { title: 'Receipt of payment', of: 'invoice', formats: ['pdf'], forCustomer: true },
} as const satisfies Record<string, Rules>;

export type PaperKind = keyof typeof kinds;
/** The papers of one kind of subject. */
export type PaperOf<Of extends SubjectKind> = {
  [Kind in PaperKind]: (typeof kinds)[Kind]['of'] extends Of ? Kind : never;
}[PaperKind];
export const paperKinds = Object.keys(kinds) as readonly PaperKind[];

const isOfInvoice = (kind: PaperKind): kind is PaperOf<'invoice'> => kinds[kind].of === 'invoice';
/** The papers of invoices. Whoever may see an invoice may print them. */
export const invoicePapers = paperKinds.filter(isOfInvoice);
/** The other papers, which the desk prints. */
export const deskPapers = paperKinds.filter((kind) => !isOfInvoice(kind)) as readonly PaperOf<
  'shipment' | 'departure'
>[];

/** The rules of a kind of paper, with the types widened. */
export const paperRules = (kind: PaperKind): Rules => kinds[kind];

/** The papers that the agent at the destination reads and prints, of what has left for their country. */
export const agentPapers = deskPapers.filter((kind) => paperRules(kind).forAgent === true);

/** What a paper is about, in one word, as addresses and keys have it: `shipment:7K3M9-Q2X4T-C`, `departure:GY-2026-11-27`, `invoice:INV-1000001`. */
export const PaperSubject = z
  .string()
  .check(
    z.regex(
      /^(shipment:[0-9A-Z]{5}-[0-9A-Z]{5}-[0-9A-Z]|departure:[A-Z]{2}-\d{4}-\d{2}-\d{2}(-[1-9]\d?)?|invoice:INV-\d{7})$/,
      'A subject looks like shipment:7K3M9-Q2X4T-C, departure:GY-2026-11-27 or invoice:INV-1000001.',
    ),
  );

/** The parts of such a word. */
export const subjectParts = (subject: string): { readonly kind: SubjectKind; readonly id: string } => {
  const colon = subject.indexOf(':');
  return { kind: subject.slice(0, colon) as SubjectKind, id: subject.slice(colon + 1) };
};

/** A paper as it was issued. Its bytes never change; a paper with other content is another one. */
export const IssuedPaper = z.object({
  id: z.string(),
  subject: PaperSubject,
  kind: z.enum(paperKinds),
  format: z.enum(paperFormats),
  /**
   * 1 for the first issue of this kind and format for its subject, then one more for each whose content differs. Labels of other
   * pieces, and other versions of a manifest, count for themselves.
   */
  issue: z.int(),
  /** For labels of some pieces: which ones. */
  pieces: z.optional(z.array(z.int())),
  /** For labels of a flight: which these are of how many. `next` asks for those after them; absent when they are the last. */
  part: z.optional(z.object({ from: z.int(), to: z.int(), of: z.int(), next: z.optional(z.string()) })),
  /** For a manifest: its version. */
  version: z.optional(z.int()),
  pages: z.int(),
  bytes: z.int(),
  issuedAt: z.string(),
  /** User id of who issued it. */
  issuedBy: z.string(),
});
export type IssuedPaper = z.infer<typeof IssuedPaper>;

/** What a paper has of what there is of its kind, in one word: empty for all of it. */
export const extentOf = ({
  pieces,
  part,
  version,
}: Pick<IssuedPaper, 'pieces' | 'part' | 'version'>): string => {
  if (pieces !== undefined) return `PIECES-${pieces.join('-')}`;
  if (version !== undefined) return `VERSION-${version}`;
  return part === undefined ? '' : `FROM-${part.from}`;
};

/** One print of a paper: `ISSUED` is the first, `PRINTED` each after it. */
export const PaperHistoryEntry = z.object({
  id: z.string(),
  at: z.string(),
  what: z.enum(['ISSUED', 'PRINTED']),
  /** A user id. */
  by: z.string(),
});
export type PaperHistoryEntry = z.infer<typeof PaperHistoryEntry>;
