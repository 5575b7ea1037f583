/** What decides how much a stage costs in a month. */
export interface ExpectedUse {
  readonly edgeFirewall: boolean;
  readonly userPoolFirewall: boolean;
  readonly shipmentsAMonth: number;
  /** Whether people get messages on WhatsApp. */
  readonly whatsApp: boolean;
}

/** Dollars a month that a stage costs without any use, and what each firewall adds. tests/infra/cost.test.ts adds up the templates. */
export const idle = { alone: 9, edgeFirewall: 11, userPoolFirewall: 7 } as const;

/** Cognito's plan Essentials: people who sign in in a month. */
export const cognito = { peopleFree: 10_000, aPerson: 0.015 } as const;

/**
 * Rounded up: dollars of a shipment at AWS with mail, dollars of its messages on WhatsApp when all go to Guyana, the dearer of the
 * two countries, mails, and people who sign in for each shipment of a month. tests/infra/cost/budget.test.ts holds them to what the
 * bench counts.
 */
export const aShipment = { aws: 0.005, whatsApp: 0.08, mails: 7, people: 2.4 } as const;

/** Dollars that a month is expected to cost, at most. */
export const expectedBill = (use: ExpectedUse): number => {
  const { shipmentsAMonth: shipments } = use;
  return (
    idle.alone +
    (use.edgeFirewall ? idle.edgeFirewall : 0) +
    (use.userPoolFirewall ? idle.userPoolFirewall : 0) +
    Math.max(0, shipments * aShipment.people - cognito.peopleFree) * cognito.aPerson +
    shipments * (aShipment.aws + (use.whatsApp ? aShipment.whatsApp : 0))
  );
};

/** Budgets are amounts that people remember. */
const STEP = 5;

/** The budget for an expected bill: half as much again, because the first warning comes at 80 % of a budget. */
export const budgetFor = (expected: number): number => Math.ceil((expected * 1.5) / STEP) * STEP;
