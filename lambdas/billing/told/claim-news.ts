import type { Claim, ClaimDeed } from '#domain/billing/claims/claim.ts';
import { claimTitles, keepWords, settledWords } from '#domain/billing/claims/words.ts';
import { sampleClaim } from '#domain/billing/testing/sample-claim.ts';
import { dollars } from '#domain/kernel/money.ts';
import { newYorkDay } from '#domain/kernel/new-york.ts';
import { pathTo } from '#domain/kernel/paths.ts';
import { dayWords } from '#domain/kernel/short-times.ts';
import { feedOf } from '#domain/notifications/audience.ts';
import type { Brand } from '#domain/settings/brand.ts';
import { CLAIMS } from '#domain/shipments/bill/claim-offer.ts';
import { wayWords } from '#domain/shipments/caller/said.ts';
import { ClaimChangedV1 } from '#events/billing/claim-changed.v1.ts';
import type { EventOf } from '#events/envelope.ts';
import { type AnnouncementPart, announceFacts, type Facts, withoutNews } from '../../runtime/announcement.ts';
import { goodsFacts } from '../../shipments/index.ts';
import { claimStore } from '../claims/claim-store.ts';

interface Known {
  readonly claim: Claim;
  /** `Marva’s barrel`. */
  readonly goods: string;
}

/** What was reported and answered is in no event, and whose goods they are is in the shipment. */
const claimFacts: Facts<EventOf<typeof ClaimChangedV1>, Known> = {
  table: 'BILLING_TABLE',
  also: ['SHIPMENTS_TABLE', 'DEPARTURES_TABLE'],
  read: async (event, client, table, besides) => {
    const [claim, { goods }] = await Promise.all([
      claimStore(client, table).find(event.data.reference),
      goodsFacts.read(event, client, besides.tableOf('SHIPMENTS_TABLE'), besides),
    ]);
    return claim && { claim, goods };
  },
  sample: {
    claim: {
      ...sampleClaim,
      ownerId: 'sample-user',
      state: 'OFFERED',
      version: 3,
      offer: {
        sum: 12_000,
        text: 'The lid was not closed well at our dock. We pay for the rice cooker.',
        until: '2027-01-02',
        at: '2026-12-03T15:00:00.000Z',
      },
      denied: {
        text: 'The photo from our dock shows the same damage. Please ask whoever packed it.',
        at: '2026-12-03T15:00:00.000Z',
      },
      settled: { credit: 12_000, invoice: 'INV-1000001', at: '2026-12-03T15:00:00.000Z' },
      acts: [
        ...sampleClaim.acts,
        ...(['added', 'accepted', 'withdrawn'] as const).map((what) => ({
          what,
          by: 'desk-1',
          at: '2026-12-03T15:00:00.000Z',
          said: { how: 'PHONE' as const, who: 'Sample Sender' },
        })),
      ],
    },
    goods: goodsFacts.sample.goods,
  },
};

/** What the customer reads of an act. */
interface Said {
  readonly title: string;
  readonly lines: readonly string[];
  readonly label: string;
}

const SEE = 'See the claim';

/** What somebody asked the desk to do, in a title and in a sentence. Whoever did not ask notices. */
const forCaller = (
  claim: Claim,
  what: ClaimDeed,
  { title, done }: { readonly title: string; readonly done: string },
): Said | undefined => {
  const said = claim.acts.findLast((act) => act.what === what)?.said;
  return said === undefined
    ? undefined
    : {
        title,
        lines: [`You told us ${wayWords[said.how]}, and we noted it: ${done}. Call us if you did not.`],
        label: SEE,
      };
};

/** What the customer is told, worded from the claim as it is now. Nothing of what they did themselves, nor of an offer that was answered. */
const saidOf = (claim: Claim, what: ClaimDeed, goods: string): Said | undefined => {
  const { reference, answerBy, offer, state, denied, kind } = claim;
  const sum = dollars(offer?.sum ?? 0);
  const title = (words: string): string => `${words}: ${goods}`;
  switch (what) {
    case 'filed':
      return forCaller(claim, what, {
        title: title('Reported as you told us'),
        done: `${claimTitles[kind].toLowerCase()} of ${goods}`,
      });
    case 'acknowledged':
      return {
        title: title('We have your claim'),
        lines: [
          `Claim ${reference} is with us. By ${dayWords(newYorkDay(new Date(answerBy)))} we will offer you something, or tell you why not.`,
          [keepWords(kind), 'There is nothing else for you to do.'].filter((text) => text !== '').join(' '),
        ],
        label: SEE,
      };
    case 'offered':
      return state !== 'OFFERED' || offer === undefined
        ? undefined
        : {
            title: title(`We offer ${sum}`),
            lines: [
              `For claim ${reference} we offer you ${sum}. ${offer.text}`,
              `Accept or decline it by ${dayWords(offer.until)}.`,
            ],
            label: 'Accept or decline',
          };
    case 'reminded':
      return state !== 'OFFERED' || offer === undefined
        ? undefined
        : {
            title: title(`Our offer of ${sum} ends ${dayWords(offer.until)}`),
            lines: [
              `For claim ${reference} we offer you ${sum}. ${offer.text}`,
              `Accept or decline it by ${dayWords(offer.until)}. After that, please call us.`,
            ],
            label: 'Accept or decline',
          };
    case 'added':
      return forCaller(claim, what, {
        title: title('Added to your claim'),
        done: `what you added to claim ${reference}`,
      });
    case 'withdrawn':
      return forCaller(claim, what, {
        title: title('Claim withdrawn as you told us'),
        done: `you withdraw claim ${reference}`,
      });
    case 'accepted':
      return forCaller(claim, what, {
        title: title('Offer accepted as you told us'),
        done: `you accept ${sum} for claim ${reference}`,
      });
    case 'declined':
      return forCaller(claim, what, {
        title: title('Offer declined as you told us'),
        done: `you decline what we offered for claim ${reference}`,
      });
    case 'denied':
      return {
        title: title('We do not pay your claim'),
        lines: [
          denied?.text ?? '',
          `If you see it another way, reply to this e-mail or call us. It is claim ${reference}.`,
        ],
        label: SEE,
      };
    case 'settled':
      return {
        title: title(`Your claim is paid, ${sum}`),
        lines: [`Claim ${reference} is closed.`, ...settledWords(claim)],
        label: SEE,
      };
    case 'looked-into':
      return undefined;
  }
};

const partOf = (
  { claim, goods }: Known,
  what: ClaimDeed,
  { email }: Pick<Brand, 'email'>,
): readonly AnnouncementPart[] => {
  const { reference, ownerId, shipment } = claim;
  const audience = feedOf(ownerId);
  const asked = `claim:${reference}`;
  const path = `${pathTo('/dashboard/shipments/:number', { number: shipment })}#${CLAIMS}`;
  const said = saidOf(claim, what, goods);
  const isOffer = what === 'offered' || what === 'reminded';
  // What is added to a claim answers no offer.
  return [
    ...(isOffer || what === 'added' ? [] : [{ settled: [{ audience, asked }] }]),
    ...(said === undefined
      ? []
      : [
          {
            lines: [
              {
                audience,
                title: said.title,
                body: said.lines.join(' '),
                link: path,
                ...(isOffer ? { asks: asked } : {}),
              },
            ],
            letters: [
              {
                recipient: 'customer',
                to: { userId: ownerId },
                subject: `${said.title} (${reference})`,
                heading: said.title,
                paragraphs: said.lines,
                action: { label: said.label, path },
                about: reference,
                replyTo: email,
              },
            ],
          },
        ]),
  ];
};

/** What a customer is told of their claim, in the account and by mail. */
export const claimNews = withoutNews(
  'What we offer and pay comes by mail, where it can be kept.',
  announceFacts(ClaimChangedV1, claimFacts, ({ data }, known, brand) => partOf(known, data.what, brand)),
);
