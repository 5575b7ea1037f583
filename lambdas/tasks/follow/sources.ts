import { invoiceTaskSource } from '../../billing/index.ts';
import { flightTaskSource, waybillTaskSource } from '../../departures/index.ts';
import { enquiryTaskSource } from '../../enquiries/index.ts';
import { shipperTaskSource } from '../../identity/index.ts';
import { quoteTaskSource } from '../../quotes/index.ts';
import { type EnvOf, required } from '../../runtime/env.ts';
import type { SharedDependencies } from '../../runtime/shared-dependencies.ts';
import { shipmentTaskSource } from '../../shipments/index.ts';
import type { TaskSources } from './bring-up-to-date.ts';

export const sourceVariables = {
  SHIPMENTS_TABLE: required,
  QUOTES_TABLE: required,
  ENQUIRIES_TABLE: required,
  DEPARTURES_TABLE: required,
  PROFILES_TABLE: required,
  BILLING_TABLE: required,
};

/** Where tasks come from: every domain in which something may wait. What failed has a function of its own. */
export const taskSources = (
  env: EnvOf<typeof sourceVariables>,
  { client, clock }: Pick<SharedDependencies, 'client' | 'clock'>,
): Required<Omit<TaskSources, 'queue' | 'mail'>> => ({
  shipment: shipmentTaskSource(client, env.SHIPMENTS_TABLE, clock),
  quote: quoteTaskSource(client, env.QUOTES_TABLE),
  enquiry: enquiryTaskSource(client, env.ENQUIRIES_TABLE),
  flight: flightTaskSource(client, env.DEPARTURES_TABLE, clock),
  waybills: waybillTaskSource(client, env.DEPARTURES_TABLE),
  invoice: invoiceTaskSource(client, env.BILLING_TABLE),
  shipper: shipperTaskSource(client, env.PROFILES_TABLE, clock),
});
