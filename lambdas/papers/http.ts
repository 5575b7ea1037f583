import { paperEndpoints } from '#domain/papers/endpoints.ts';
import { invoiceStore } from '../billing/index.ts';
import { flights } from '../departures/index.ts';
import { type EnvOf, required } from '../runtime/env.ts';
import { http } from '../runtime/http/http.ts';
import type { SharedDependencies } from '../runtime/shared-dependencies.ts';
import { settingsReader } from '../settings/index.ts';
import { filedShipments, flightManifests, shipmentsOnFlight, stepReader } from '../shipments/index.ts';
import { issueAtDestination, issueInvoicePaper, issuePaper } from './issue-paper.ts';
import type { KeepBytes, PaperLink } from './objects/paper-objects.ts';
import { pickupReader } from './pickup-proof.ts';
import { listPapers, openPaper, showHistory } from './read-papers.ts';
import { paperStore } from './store/paper-store.ts';

export const variables = {
  PAPERS_TABLE: required,
  SHIPMENTS_TABLE: required,
  BILLING_TABLE: required,
  DEPARTURES_TABLE: required,
  SETTINGS_TABLE: required,
  // When we come for goods, which slots are full, and who signed when they were fetched.
  BOOKINGS_TABLE: required,
  SITE_URL: required,
};

interface PapersDependencies extends SharedDependencies {
  readonly keep: KeepBytes;
  readonly linkTo: PaperLink;
}

/** The function behind the endpoints of the papers. */
export const wire = (env: EnvOf<typeof variables>, dependencies: PapersDependencies) => {
  const { client, clock, newId, log, checks, keep, linkTo } = dependencies;
  const setting = settingsReader(client, env.SETTINGS_TABLE, { clock, log });
  const shared = {
    clock,
    newId,
    keep,
    linkTo,
    papers: paperStore(client, env.PAPERS_TABLE),
    findShipment: filedShipments(client, env.SHIPMENTS_TABLE),
    findInvoice: invoiceStore(client, env.BILLING_TABLE).find,
    findFlight: flights(client, env.DEPARTURES_TABLE).find,
    findOnFlight: shipmentsOnFlight(client, env.SHIPMENTS_TABLE),
    findManifest: flightManifests(client, env.SHIPMENTS_TABLE),
    readStep: stepReader(env, { client, clock, log }),
    readPickup: pickupReader(client, env.BOOKINGS_TABLE),
    siteUrl: env.SITE_URL,
    readBrand: () => setting('brand'),
  };
  const useCases = {
    issue: issuePaper(shared),
    issueOfInvoice: issueInvoicePaper(shared),
    issueAtDestination: issueAtDestination(shared),
    list: listPapers(shared),
    open: openPaper(shared),
    history: showHistory(shared),
  };
  return http('papers', paperEndpoints, useCases, checks);
};
