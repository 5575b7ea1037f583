import type { ReactNode } from 'react';
import { Section } from '../../components/section.tsx';
import type { Site } from '../../page.ts';

interface KindOfNumber {
  readonly name: string;
  readonly sample: string;
  readonly words: ReactNode;
}

const kinds = ({ brand }: Site): readonly KindOfNumber[] => [
  {
    name: 'Tracking number',
    sample: '7K3M9-Q2X4T-C',
    words:
      'Our number. Eleven digits and letters. You get it when you book. It has no I, L, O or U, so it is easy to read over the phone.',
  },
  {
    name: brand.mailboxPrefix,
    sample: '10482',
    words: (
      <>
        Our number. Five digits on line 3 of your U.S. address. It is on your{' '}
        <a href="/dashboard" className="text-link">
          dashboard
        </a>
        .
      </>
    ),
  },
  {
    name: 'Air waybill',
    sample: 'SKB-00000000',
    words:
      'Our number for airline and customs, on the papers. Anyone could guess one, so it opens only your own shipments, when you are signed in.',
  },
  {
    name: 'The store’s carrier',
    sample: '1Z 999 AA1 01 2345 6784',
    words:
      'The carrier’s own number. It works until the parcel reaches our dock. When the carrier says delivered, you find the parcel in your mailbox.',
  },
];

/** An explanation of the numbers that people confuse. */
export const Numbers = ({ site }: { readonly site: Site }) => (
  <Section id="numbers" title="Which number do you have?">
    <dl className="grid gap-5 md:grid-cols-2">
      {kinds(site).map(({ name, sample, words }) => (
        <div key={name} className="label-sheet flex flex-col">
          <dt className="flex items-baseline justify-between gap-4 px-5 pt-4">
            <span className="text-lg font-semibold">{name}</span>
            <span className="label-caption">Specimen</span>
          </dt>
          <dd className="px-5 py-4 font-mono text-xl font-semibold">{sample}</dd>
          <dd className="label-tear flex-1 px-5 py-4 text-ink-soft">{words}</dd>
        </div>
      ))}
    </dl>
  </Section>
);
