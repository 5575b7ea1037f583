import { pathTo } from '#domain/kernel/paths.ts';
import { type KeptPaper, keptTold } from '#domain/own-data/kept-papers.ts';
import type { Brand } from '#domain/settings/brand.ts';
import type { Closing } from '../../identity/index.ts';
import type { SendOnce } from '../../notifications/index.ts';
import type { Letter } from '../../runtime/letters/letter.ts';
import { writeLetter } from '../../runtime/letters/write-letter.ts';
import type { Whom } from '../../runtime/of-person.ts';
import type { WriteSamples } from '../../runtime/sample-letter.ts';

/** How a closing ended: the account is closed and these papers keep something, or it stays for these reasons. */
type Ending = { readonly keeps: readonly KeptPaper[] } | { readonly stays: readonly string[] };

/** The last letter to somebody who leaves, or the letter that they could not. */
export type SendLast = (closing: Closing, whom: Whom, ending: Ending) => Promise<void>;

const closedLetter = (papers: readonly KeptPaper[], { name, phone }: Brand): Letter => ({
  subject: `Your ${name} account is closed`,
  heading: 'Your account is closed',
  paragraphs: [
    'You can no longer sign in, your U.S. mailbox takes no more parcels, and we will not write to you again.',
    papers.length === 0
      ? 'We deleted your name, address, phone and e-mail.'
      : 'We deleted your name, address, phone and e-mail, except where the law makes us keep them.',
  ],
  ...(papers.length === 0
    ? {}
    : {
        table: {
          title: 'What has to stay',
          columns: ['', 'How long'],
          rows: papers.map((paper) => [paper.told.replace(/\.$/, ''), keptTold(paper)]),
        },
      }),
  note: `You did not do this? Call us right away: ${phone.display}.`,
});

const staysLetter = (reasons: readonly string[], siteUrl: string, { name, phone }: Brand): Letter => ({
  subject: `Your ${name} account is still open`,
  heading: 'We could not close your account yet',
  paragraphs: [
    'Something came in just as you closed it. Settle this first, then close your account again.',
    ...reasons,
  ],
  action: { label: 'See what is left to settle', url: `${siteUrl}${pathTo('/customer/close-account', {})}` },
  note: `You can sign in as before. Questions? Call us: ${phone.display}.`,
});

interface Deps {
  readonly readBrand: () => Promise<Brand>;
  readonly send: SendOnce;
  readonly siteUrl: string;
}

/** Sends it once for each closing. Nobody can say here that mail does not arrive: there is no later letter to stop. */
export const sendLastLetter =
  ({ readBrand, send, siteUrl }: Deps): SendLast =>
  async ({ by, begun }, { emails: [email] }, ending) => {
    if (email === undefined) return;
    const brand = await readBrand();
    const letter =
      'keeps' in ending ? closedLetter(ending.keeps, brand) : staysLetter(ending.stays, siteUrl, brand);
    await send(`account-closing:${by}:${begun}`, 'person#email', email, writeLetter(letter, brand));
  };

const samplePapers: readonly KeptPaper[] = [
  { told: 'Invoices with your name and address, and what was paid.', until: 'books' },
  { told: 'Photos of your goods and of the scale.', until: 'photos' },
];

/** Both letters, for previews. */
export const sampleLastLetters: WriteSamples = (brand, siteUrl) => [
  { id: 'account-closed', recipient: 'person', letter: closedLetter(samplePapers, brand) },
  {
    id: 'account-stays',
    recipient: 'person',
    letter: staysLetter(
      ['Your Amazon parcel is still here. Send it, or have us return or dispose of it.'],
      siteUrl,
      brand,
    ),
  },
];
