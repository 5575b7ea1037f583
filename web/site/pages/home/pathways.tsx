import type { ReactNode } from 'react';
import { noticeChannels } from '#domain/settings/capability-words.ts';
import { cardInForce } from '#web/phrases/prices.ts';
import { pickupWords } from '#web/phrases/times.ts';
import { Sign } from '#web/ui/text/sign.tsx';
import { Section } from '../../components/section.tsx';
import { Ticked } from '../../components/ticked.tsx';
import type { Site } from '../../page.ts';

interface Pathway {
  readonly name: string;
  readonly forWhom: string;
  readonly includes: readonly string[];
  readonly link: { readonly label: string; readonly to: string };
  readonly mark: ReactNode;
}

const mark = 'fill-none stroke-current stroke-[2.5px]';
const Crates = (
  <path className={mark} d="M6 26h18v18H6zM26 26h18v18H26zM16 6h18v18H16zM11 26v18M31 26v18M21 6v18" />
);
const Barrel = (
  <path
    className={mark}
    d="M15 6h20q6 19 0 38H15q-6-19 0-38ZM12 17h26M12 33h26M25 30l-5-4.5a3 3 0 0 1 5-3.5 3 3 0 0 1 5 3.5Z"
  />
);
const Oversized = <path className={mark} d="M4 34h42M10 34V14h30v20M4 8h42M4 4v8M46 4v8M16 40h4M30 40h4" />;

const pathways = (site: Site): readonly Pathway[] => {
  const { oversize, brokerage, breaks } = cardInForce(site);
  const heaviest = breaks.at(-1);
  const channels = noticeChannels(site.capabilities);
  return [
    {
      name: 'Commercial logistics desk',
      forWhom: 'Shops, market vendors and exporters who ship often.',
      includes: [
        ...(heaviest ? [`${heaviest.percentOff}% off from ${heaviest.fromLb} lb`] : []),
        'Export filing with U.S. customs',
        ...(brokerage > 0 ? ['Customs brokerage if you want it'] : []),
      ],
      link: { label: 'Business services', to: '/business-services' },
      mark: Crates,
    },
    {
      name: 'Family and personal shipping',
      forWhom: 'Barrels, boxes and gifts for the people at home.',
      includes: [
        'Flat barrel prices',
        `Pickup ${pickupWords(site)}`,
        channels ? `Status ${channels}` : 'Ask by WhatsApp or phone any time we are open',
      ],
      link: { label: 'How it works', to: '/how-it-works' },
      mark: Barrel,
    },
    {
      name: 'Specialty and oversized cargo',
      forWhom: `Anything over ${oversize.aboveLb} lb or ${oversize.aboveIn} inches, and what needs care.`,
      includes: [
        'We look at it before you pay',
        'Packed to fit the cargo door',
        'A straight answer if it cannot fly',
      ],
      link: { label: 'Ask us about it', to: '/contact' },
      mark: Oversized,
    },
  ];
};

/** Links for three kinds of customers. */
export const Pathways = ({ site }: { readonly site: Site }) => (
  <Section
    id="pathways"
    title="Who will help you"
    lead="Tell us what you ship. You will talk to someone who handles it every week."
  >
    <div className="grid gap-5 lg:grid-cols-3">
      {pathways(site).map(({ name, forWhom, includes, link, mark: drawing }) => (
        <section key={name} className="label-sheet flex flex-col">
          <div className="grid flex-1 content-start gap-3 p-6">
            <svg viewBox="0 0 50 50" width="56" height="56" aria-hidden="true">
              {drawing}
            </svg>
            <h3 className="text-2xl">{name}</h3>
            <p className="text-ink-soft">{forWhom}</p>
            <ul className="grid gap-1">
              {includes.map((one) => (
                <Ticked key={one}>{one}</Ticked>
              ))}
            </ul>
          </div>
          <a
            href={link.to}
            className="label-tear flex min-h-14 items-center justify-between px-6 font-semibold no-underline hover:underline"
          >
            {link.label} <Sign name="right" />
          </a>
        </section>
      ))}
    </div>
  </Section>
);
