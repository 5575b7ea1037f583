import type { Cloud } from 'home-cloud';
import { type PastCloud, type Person, pastCloud } from '../../life/past-cloud.ts';
import { type SampleFiles, sampleFiles } from './files.ts';

/** The mailbox of somebody, as stores print it. */
export interface OwnMailbox {
  readonly number: string;
  readonly name: string;
}

/** Who tells of parcels: the cloud with its clock, the colleagues, and the customers with their mailboxes. */
export interface Telling {
  readonly past: PastCloud;
  readonly files: SampleFiles;
  readonly bench: Person;
  readonly staff: Person;
  readonly admin: Person;
  readonly person: (email: string) => Promise<Person>;
  readonly mailboxOf: (email: string) => Promise<OwnMailbox>;
  /** When the samples were begun. */
  readonly now: Date;
}

interface Given extends Pick<Telling, 'past' | 'person' | 'now'> {
  readonly cloud: Cloud;
  readonly colleague: (email: string, role: 'staff' | 'warehouse' | 'admin') => Promise<Person>;
}

/** Everything that parcels are told with. A mailbox is asked for once. */
export const tellingOf = async ({ cloud, past, person, colleague, now }: Given): Promise<Telling> => {
  const known = new Map<string, Promise<OwnMailbox>>();
  const find = async (email: string): Promise<OwnMailbox> => {
    const { address, mailbox_number: number } = (await past.ask('GET /api/virtual-address', {
      as: await person(email),
    })) as { address: { name: string }; mailbox_number: string };
    return { number, name: address.name };
  };
  return {
    past,
    files: sampleFiles(pastCloud(cloud)),
    bench: await colleague('warehouse@skybarrel.test', 'warehouse'),
    staff: await colleague('staff@skybarrel.test', 'staff'),
    admin: await colleague('admin@skybarrel.test', 'admin'),
    person,
    mailboxOf: (email) => {
      const mailbox = known.get(email) ?? find(email);
      known.set(email, mailbox);
      return mailbox;
    },
    now,
  };
};
