import { type FieldProblem, notAscending, repeated } from '../../kernel/cross-field-check.ts';
import type { RateCardFields as Fields } from './rate-card-fields.ts';

/** A higher discount is probably a typing error. */
const HIGHEST_DISCOUNT = 90;

const breaks = (card: Fields): readonly FieldProblem[] => [
  ...notAscending(card.breaks, ({ fromLb }) => fromLb).map((index) => ({
    path: ['breaks', index, 'fromLb'],
    message: 'Give more pounds than the break before it. Breaks go from light to heavy.',
  })),
  // Otherwise a heavier shipment would get a smaller discount than a lighter one.
  ...notAscending(card.breaks, ({ percentOff }) => percentOff).map((index) => ({
    path: ['breaks', index, 'percentOff'],
    message: 'Give a higher percent than the break before it.',
  })),
  ...card.breaks.flatMap(({ percentOff }, index) =>
    percentOff > HIGHEST_DISCOUNT
      ? [{ path: ['breaks', index, 'percentOff'], message: `Give at most ${HIGHEST_DISCOUNT} percent.` }]
      : [],
  ),
];

const pickup = (card: Fields): readonly FieldProblem[] =>
  notAscending(card.pickup, ({ toMiles }) => toMiles).map((index) => ({
    path: ['pickup', index, 'toMiles'],
    message: 'Give more miles than the band before it. Bands go from near to far.',
  }));

const pickupAreas = ({ pickupAreas: areas = [] }: Fields): readonly FieldProblem[] =>
  repeated(areas, ({ zip }) => zip).map((index) => ({
    path: ['pickupAreas', index, 'zip'],
    message: 'This area is already in the list. Remove one.',
  }));

const customerGroups = ({ customerGroups: groups = [] }: Fields): readonly FieldProblem[] => [
  ...repeated(groups, ({ code }) => code).map((index) => ({
    path: ['customerGroups', index, 'code'],
    message: 'This code is already in the list. Give each group its own.',
  })),
  ...repeated(groups, ({ name }) => name).map((index) => ({
    path: ['customerGroups', index, 'name'],
    message: 'This name is already in the list. Give each group its own.',
  })),
];

const barrels = (card: Fields): readonly FieldProblem[] => [
  ...repeated(card.barrels, ({ code }) => code).map((index) => ({
    path: ['barrels', index, 'code'],
    message: 'This size is already in the list. Remove one.',
  })),
  ...notAscending(card.barrels, ({ equivalentLb }) => equivalentLb).map((index) => ({
    path: ['barrels', index, 'equivalentLb'],
    message: 'A larger barrel must count as more pounds than the one before it.',
  })),
  ...notAscending(card.barrels, ({ includedLb }) => includedLb).map((index) => ({
    path: ['barrels', index, 'includedLb'],
    message: 'A larger barrel must include more pounds than the one before it.',
  })),
  ...card.barrels.flatMap(({ includedLb }, index) =>
    includedLb > card.barrelLimits.refusedAboveLb
      ? [
          {
            path: ['barrels', index, 'includedLb'],
            message: `Barrels above ${card.barrelLimits.refusedAboveLb} lb are refused. Give ${card.barrelLimits.refusedAboveLb} or less.`,
          },
        ]
      : [],
  ),
];

const limits = ({ barrelLimits, storage }: Fields): readonly FieldProblem[] => [
  ...(barrelLimits.reviewAboveLb > barrelLimits.refusedAboveLb
    ? [
        {
          path: ['barrelLimits', 'reviewAboveLb'],
          message: `Barrels above ${barrelLimits.refusedAboveLb} lb are refused. Give ${barrelLimits.refusedAboveLb} or less.`,
        },
      ]
    : []),
  ...(storage.abandonedAfterDays <= storage.freeDays
    ? [
        {
          path: ['storage', 'abandonedAfterDays'],
          message: `Goods cannot be abandoned while storage is free. Give more than ${storage.freeDays} days.`,
        },
      ]
    : []),
];

/** The checks across fields of a rate card, so that its prices do not contradict each other. */
export const rateCardProblems = (card: Fields): readonly FieldProblem[] => [
  ...breaks(card),
  ...pickup(card),
  ...pickupAreas(card),
  ...customerGroups(card),
  ...barrels(card),
  ...limits(card),
];
