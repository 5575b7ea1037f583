import { allDestinations } from '../../kernel/destinations.ts';
import { publicTestimonial } from '../marketing.ts';
import { type AllSettings, odd, type Remark } from './remark.ts';

const allClaims = ({ claims: { badges, stats } }: AllSettings): readonly string[] => [
  ...badges,
  ...stats.map(({ figure, words }) => `${figure} ${words}`),
];

/** A status with the TSA that only some companies have. */
const tsaRemarks = (settings: AllSettings): readonly Remark[] =>
  allClaims(settings)
    .filter((claim) => /\bTSA\b|known shipper/i.test(claim))
    .map((claim) =>
      odd(['claims'], `“${claim}”: keep it only if you hold this status with the TSA and can show it.`),
    );

const DAYS = /(\d+)\s*(?:-|–|to)\s*(\d+)\s*days?/i;

/** The countries that a claim is about: those it names, otherwise all. */
const countriesIn = (claim: string) => {
  const named = allDestinations.filter(({ country }) => claim.includes(country));
  return named.length > 0 ? named : allDestinations;
};

/** A transit time that some flights do not keep. */
const transitRemarks = (settings: AllSettings): readonly Remark[] =>
  allClaims(settings).flatMap((claim) => {
    const [, , most] = DAYS.exec(claim) ?? [];
    if (most === undefined) return [];
    const slower = countriesIn(claim).filter(
      ({ code }) => settings.schedule.lanes[code].transitDays.max > Number(most),
    );
    const [first] = slower;
    if (first === undefined) return [];
    const { min, max } = settings.schedule.lanes[first.code].transitDays;
    return [
      odd(
        ['claims', 'schedule'],
        `You claim “${claim}”, but the schedule says ${min}-${max} days to ${first.country}${slower.length > 1 ? ` and longer than claimed to ${slower.length} countries in all` : ''}.`,
      ),
    ];
  });

/** Testimonials of invented people, which the real site leaves out. */
const sampleRemarks = ({ testimonials: { items } }: AllSettings): readonly Remark[] =>
  items.length > 0 && items.every((item) => publicTestimonial(item).sample)
    ? [
        odd(
          ['testimonials'],
          'All testimonials are samples. Your real site shows none until a customer has agreed to be quoted.',
        ),
      ]
    : [];

/** Claims beside the schedule, and claims that somebody could dispute. */
export const claimRemarks = (settings: AllSettings): readonly Remark[] => [
  ...tsaRemarks(settings),
  ...transitRemarks(settings),
  ...sampleRemarks(settings),
];
