import type { Permission } from '../kernel/permissions.ts';
import type { RetentionClass } from '../kernel/retention.ts';
import type { ContentType } from './content/sniff.ts';

/** What a file can belong to. `delivery`: what a carrier brought to our door, by the id of its count there. `enquiry`: a conversation. `post`: one of the blog.
 * `vehicle`: its papers and bills. `road`: what drivers saw of the vehicle with this id. `driver`: what belongs to somebody who drives. `visit`: what its driver saw at a stop, by the id of the stop, or at an airline, by the id of the flight. */
export const subjectKinds = [
  'shipment',
  'person',
  'parcel',
  'delivery',
  'enquiry',
  'post',
  'vehicle',
  'road',
  'driver',
  'visit',
] as const;
export type SubjectKind = (typeof subjectKinds)[number];

/** Where released files are: a folder for each class of retention. */
type Folder = Extract<RetentionClass, 'papers' | 'photos' | 'identity' | 'posts'>;

const MIB = 1024 * 1024;

interface Purpose {
  readonly subject: SubjectKind;
  /** As people read it above the file. */
  readonly title: string;
  readonly allowed: readonly ContentType[];
  readonly maxBytes: number;
  /** Each look at a sensitive file is written down. */
  readonly sensitive: boolean;
  readonly folder: Folder;
  /** Who may send it; everybody who may add files when absent. */
  readonly sentBy?: Permission;
  /** Sent with a form of its own, so the list of files does not offer it. */
  readonly ownForm?: true;
  /** A small copy of it is kept beside it, for letters. */
  readonly small?: true;
  /** Copies of it in the sizes of `picture-sizes.ts` are kept beside it, for pages. */
  readonly sized?: true;
}

const photos = ['image/jpeg', 'image/png', 'image/webp'] as const satisfies readonly ContentType[];

/** A page of paper, as a PDF or as a photo of it. */
const paper = {
  allowed: ['application/pdf', ...photos],
  maxBytes: 10 * MIB,
  sensitive: false,
  folder: 'papers',
} as const satisfies Omit<Purpose, 'subject' | 'title'>;

const photo = {
  allowed: photos,
  maxBytes: 8 * MIB,
  sensitive: false,
  folder: 'photos',
} as const satisfies Omit<Purpose, 'subject' | 'title'>;

/** Why a file is sent, with what follows from that. */
const purposes = {
  COMMERCIAL_INVOICE: { ...paper, subject: 'shipment', title: 'Invoice for the goods' },
  RECEIPT: { ...paper, subject: 'shipment', title: 'Store receipt' },
  PACKING_LIST: { ...paper, subject: 'shipment', title: 'Packing list' },
  PERMIT: { ...paper, subject: 'shipment', title: 'Permit or license' },
  SAFETY_DATA_SHEET: { ...paper, subject: 'shipment', title: 'Safety data sheet' },
  OTHER_PAPER: { ...paper, subject: 'shipment', title: 'Other paper' },
  // Whoever paid by transfer or Zelle shows it; the desk takes the payment by its reference.
  PAYMENT_PROOF: { ...paper, subject: 'shipment', title: 'Proof of payment', ownForm: true },
  // Claims are settled within months, and somebody may ask years later: they are kept as long as papers.
  CLAIM_PHOTO: { ...photo, subject: 'shipment', title: 'Photo for a claim', folder: 'papers', ownForm: true },
  GOODS_PHOTO: { ...photo, subject: 'shipment', title: 'Photo of the goods' },
  // Evidence for a new price, so it never comes from the sender.
  SCALE_PHOTO: {
    ...photo,
    subject: 'shipment',
    title: 'Photo of the scale',
    sentBy: 'piece.manage',
    small: true,
  },
  // Proof of who collected. Claims come years later, so both are kept as long as papers.
  HANDOVER_SIGNATURE: {
    ...photo,
    subject: 'shipment',
    title: 'Signature at the counter',
    maxBytes: MIB,
    sensitive: true,
    folder: 'papers',
    sentBy: 'arrival.manage',
    ownForm: true,
  },
  HANDOVER_PHOTO: {
    ...photo,
    subject: 'shipment',
    title: 'Photo of the handover',
    sensitive: true,
    folder: 'papers',
    sentBy: 'arrival.manage',
    ownForm: true,
  },
  // What a pickup looks like: the goods, or the way to the door.
  PICKUP_PHOTO: { ...photo, subject: 'person', title: 'Photo for a pickup', ownForm: true },
  // What a parcel needs of its owner.
  PARCEL_INVOICE: { ...paper, subject: 'person', title: 'Invoice of a parcel', ownForm: true },
  RETURN_LABEL: { ...paper, subject: 'person', title: 'Return label of the store', ownForm: true },
  TRACE_PROOF: { ...paper, subject: 'person', title: 'Proof for a parcel that is missed', ownForm: true },
  // Its owner reads these, and decides by them, so they never come from its owner.
  RETURN_RECEIPT: {
    ...paper,
    subject: 'parcel',
    title: 'Receipt of the carrier',
    sentBy: 'parcel.manage',
    ownForm: true,
  },
  PARCEL_PHOTO: {
    ...photo,
    subject: 'parcel',
    title: 'Photo of the parcel',
    sentBy: 'parcel.manage',
    ownForm: true,
    small: true,
  },
  DELIVERY_PHOTO: {
    ...photo,
    subject: 'delivery',
    title: 'Photo of a delivery',
    sentBy: 'parcel.manage',
    ownForm: true,
  },
  // What somebody sent on WhatsApp. What is needed longer becomes a paper of what it is for.
  MESSAGE_FILE: {
    ...paper,
    subject: 'enquiry',
    title: 'Sent on WhatsApp',
    folder: 'photos',
    ownForm: true,
  },
  // A writer's browser draws whatever picture is chosen again as a JPEG, and its sizes are drawn from that. It stays with the texts.
  POST_PICTURE: {
    ...photo,
    allowed: ['image/jpeg'],
    subject: 'post',
    title: 'Picture of a post',
    folder: 'posts',
    sentBy: 'content.manage',
    ownForm: true,
    sized: true,
  },
  VEHICLE_PAPER: {
    ...paper,
    subject: 'vehicle',
    title: 'Paper of a vehicle',
    sentBy: 'vehicle.manage',
    ownForm: true,
  },
  VEHICLE_BILL: {
    ...paper,
    subject: 'vehicle',
    title: 'Bill of a repair',
    sentBy: 'vehicle.manage',
    ownForm: true,
  },
  FAULT_PHOTO: {
    ...photo,
    subject: 'road',
    title: 'Photo of a fault',
    sentBy: 'drive.manage',
    ownForm: true,
  },
  // What was paid has to be shown for years.
  ROAD_RECEIPT: {
    ...photo,
    subject: 'driver',
    title: 'Receipt for fuel or a toll',
    folder: 'papers',
    sentBy: 'drive.manage',
    ownForm: true,
  },
  STOP_PHOTO: {
    ...photo,
    subject: 'visit',
    title: 'Photo at the door',
    sentBy: 'drive.manage',
    ownForm: true,
  },
  // What the airline accepted is shown for as long as papers are kept.
  AIRLINE_RECEIPT: {
    ...photo,
    subject: 'visit',
    title: 'Receipt of the airline',
    folder: 'papers',
    sentBy: 'drive.manage',
    ownForm: true,
  },
  DRIVER_LICENSE: {
    ...paper,
    subject: 'driver',
    title: 'Driver’s license',
    sensitive: true,
    sentBy: 'driver.manage',
    ownForm: true,
  },
  ID_DOCUMENT: { ...paper, subject: 'person', title: 'ID document', sensitive: true, folder: 'identity' },
} as const satisfies Record<string, Purpose>;

export type FilePurpose = keyof typeof purposes;
export const filePurposes = Object.keys(purposes) as readonly FilePurpose[];

/** The rules of a purpose, with the types widened. */
export const rulesOf = (purpose: FilePurpose): Purpose => purposes[purpose];

/** What a photo or PDF from a conversation can become. */
export const purposesOfSent = [
  'COMMERCIAL_INVOICE',
  'PAYMENT_PROOF',
  'PARCEL_INVOICE',
] as const satisfies readonly FilePurpose[];

/** Whether somebody who may add files may send one for this purpose. */
export const maySend = (purpose: FilePurpose, may: (permission: Permission) => boolean): boolean => {
  const { sentBy } = rulesOf(purpose);
  return sentBy === undefined || may(sentBy);
};

/** What the list of files of a shipment or a person offers somebody to add. */
export const purposesOf = (
  subject: SubjectKind,
  may: (permission: Permission) => boolean,
): readonly FilePurpose[] =>
  filePurposes.filter((purpose) => {
    const { subject: kind, ownForm = false } = rulesOf(purpose);
    return kind === subject && !ownForm && maySend(purpose, may);
  });

/** The most that any purpose allows. */
export const MAX_FILE_BYTES = Math.max(...filePurposes.map((purpose) => purposes[purpose].maxBytes));
