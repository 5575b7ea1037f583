import { EXPRESS_WORDS } from '#web/phrases/express.ts';
import { barrelPrice, cardInForce, lowestRate } from '#web/phrases/prices.ts';
import { Section } from '../../components/section.tsx';
import { BarrelSizes } from '../../illustrations/barrel-sizes.tsx';
import type { Site } from '../../page.ts';

interface Program {
  readonly name: string;
  readonly text: string;
  readonly figure: string;
  readonly unit: string;
  readonly link: { readonly label: string; readonly to: string };
}

const programs = (site: Site): readonly Program[] => {
  const card = cardInForce(site);
  const [cheaper] = card.breaks;
  const common = card.barrels.find(({ code }) => code === 'B55') ?? card.barrels[0];
  return [
    {
      name: 'Boxes by the pound',
      text: 'You pay by weight or by size, whichever is more.',
      figure: lowestRate(site),
      unit: 'per lb and up',
      link: { label: 'Calculate shipping cost', to: '/shipping-calculator' },
    },
    ...(common
      ? [
          {
            name: 'Barrels at one price',
            text: `A ${common.name} to Guyana, packed by you, up to ${common.includedLb} lb.`,
            figure: barrelPrice(site, 'GY', common.code) ?? '',
            unit: 'flat',
            link: { label: 'Barrel prices to every destination', to: '/rates' },
          },
        ]
      : []),
    ...(cheaper
      ? [
          {
            name: 'Stock for your shop',
            text: `From ${cheaper.fromLb} lb the rate drops automatically. Nothing to apply for.`,
            figure: `${cheaper.percentOff}%`,
            unit: `off from ${cheaper.fromLb} lb`,
            link: { label: 'For shops and exporters', to: '/business-services' },
          },
        ]
      : []),
    {
      name: 'Express',
      text: `When it has to be on this flight. ${EXPRESS_WORDS}`,
      figure: `+${card.expressPercent}%`,
      unit: 'on the freight',
      link: { label: 'What air cargo includes', to: '/services' },
    },
  ];
};

/** What people send, with prices. */
export const Programs = ({ site }: { readonly site: Site }) => (
  <Section
    id="programs"
    title="Tailored logistics programs"
    lead={
      <>
        <p>A barrel for your mother is not a pallet for a shop. Each is priced its own way.</p>
        <BarrelSizes className="mt-8 h-auto w-full max-w-md" />
      </>
    }
    beside
  >
    <ul className="border-b border-rule">
      {programs(site).map(({ name, text, figure, unit, link }) => (
        <li
          key={name}
          className="grid gap-x-8 gap-y-2 border-t border-rule py-6 first:border-t-[1.5px] first:border-ink sm:grid-cols-[minmax(0,1fr)_10rem]"
        >
          <div>
            <h3 className="text-2xl">{name}</h3>
            <p className="mt-1 max-w-prose text-ink-soft">{text}</p>
            <a href={link.to} className="text-link inline-flex min-h-11 items-center">
              {link.label}
            </a>
          </div>
          <p className="row-start-1 sm:col-start-2 sm:text-end">
            <span className="block font-display text-4xl font-extrabold tracking-tight tabular-nums">
              {figure}
            </span>
            <span className="text-ink-soft">{unit}</span>
          </p>
        </li>
      ))}
    </ul>
  </Section>
);
