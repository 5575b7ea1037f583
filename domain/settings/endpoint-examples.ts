import type { EndpointExamples } from '../kernel/endpoint-example.ts';
import { defaultRateCard } from '../quotes/default-rate-card.ts';
import { defaultSettings } from './defaults.ts';
import type { settingsEndpoints } from './endpoints.ts';

const {
  brand,
  claims,
  testimonials,
  home,
  schedule,
  flights,
  capabilities,
  wording,
  taxes,
  accounts,
  commissions,
  planning,
} = defaultSettings;
const changedAt = '2026-11-21T13:30:00.000Z';
const changedBy = '2b9e1c44-86a7-4f3d-8f0a-1d2c3b4a5968';
const saved = { version: 4 };

export const examples: EndpointExamples<typeof settingsEndpoints> = {
  show: {
    reply: {
      brand: { value: brand, version: 3, changedAt, changedBy },
      claims: { value: claims, version: 0 },
      testimonials: { value: testimonials, version: 0 },
      home: { value: home, version: 0 },
      schedule: { value: schedule, version: 0 },
      flights: { value: flights, version: 0 },
      capabilities: { value: capabilities, version: 0 },
      wording: { value: wording, version: 0 },
      taxes: { value: taxes, version: 0 },
      accounts: { value: accounts, version: 0 },
      commissions: { value: commissions, version: 0 },
      planning: { value: planning, version: 0 },
    },
  },
  changeBrand: { body: { version: 3, value: brand }, reply: saved },
  changeClaims: { body: { version: 3, value: claims }, reply: saved },
  changeTestimonials: { body: { version: 3, value: testimonials }, reply: saved },
  changeHome: { body: { version: 3, value: home }, reply: saved },
  changeSchedule: { body: { version: 3, value: schedule }, reply: saved },
  changeFlights: { body: { version: 3, value: flights }, reply: saved },
  changeCapabilities: { body: { version: 3, value: capabilities }, reply: saved },
  changeWording: { body: { version: 3, value: wording }, reply: saved },
  changeTaxes: { body: { version: 3, value: taxes }, reply: saved },
  changeCommissions: { body: { version: 3, value: commissions }, reply: saved },
  changePlanning: { body: { version: 3, value: planning }, reply: saved },
  changeAccounts: { body: { version: 3, value: accounts }, reply: saved },
  history: {
    params: { section: 'home' },
    query: { limit: 25 },
    reply: {
      items: [
        {
          version: 1,
          changedAt,
          changedBy,
          value: { mailboxBlock: true },
          changes: [{ field: 'mailboxBlock', before: false, after: true }],
        },
      ],
    },
  },
  preview: {
    body: { change: { part: 'home', value: home }, path: '/' },
    reply: { changed: ['/'], html: '<!doctype html><html lang="en">…</html>' },
  },
  rateCards: { query: { limit: 25 }, reply: { items: [{ ...defaultRateCard, state: 'in-force' }] } },
  publishRateCard: {
    body: { basedOn: 1, effectiveFrom: '2026-12-01', card: defaultRateCard.card },
    reply: { version: 2 },
  },
  withdrawRateCard: { params: { version: '2' }, reply: { version: 2 } },
};
