import { capabilityRemarks } from './capability-checks.ts';
import { claimRemarks } from './claims-checks.ts';
import { contactRemarks } from './contact-checks.ts';
import { hoursRemarks } from './hours-checks.ts';
import { pickupGap } from './pickup-cover.ts';
import { type AllSettings, type Remark, type SettingsPart, wrong } from './remark.ts';

const pickupRemarks = ({ schedule, rateCards }: AllSettings): readonly Remark[] => {
  const gap = rateCards.map(({ card }) => pickupGap(card, schedule)).find((found) => found !== undefined);
  return gap === undefined ? [] : [wrong(['schedule', 'rates'], gap)];
};

/** Every check that compares settings with each other. A new check is added here. */
const checks: readonly ((settings: AllSettings) => readonly Remark[])[] = [
  pickupRemarks,
  hoursRemarks,
  contactRemarks,
  claimRemarks,
  capabilityRemarks,
];

/** What does not fit between a part of the settings and the others. */
export const remarksAbout = (part: SettingsPart, settings: AllSettings): readonly Remark[] =>
  checks.flatMap((check) => check(settings)).filter(({ parts }) => parts.includes(part));

/** The first thing that must not be saved in a part, in words. */
export const contradictionIn = (part: SettingsPart, settings: AllSettings): string | undefined =>
  remarksAbout(part, settings).find((remark) => remark.wrong)?.message;
