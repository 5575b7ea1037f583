import { prices } from '#bench/prices/us-east-1.ts';
import { cognito } from '#infra/expected-bill.ts';
import { countShipment } from './bench-counts.ts';
import { assumed, monthOf, sizes, whatsAppOf } from './model.ts';

/** Two digits that say something: 0.02, 0.5, 4.1, 27, 1,800. */
const rounded = (value: number): string => {
  if (value === 0) return '0';
  const digits = value < 1 ? Math.max(0, 1 - Math.floor(Math.log10(value))) : value < 10 ? 1 : 0;
  const text = value >= 100 ? Number(value.toPrecision(2)) : Number(value.toFixed(digits));
  return text.toLocaleString('en-US', { maximumFractionDigits: 6 });
};

const bold = (cell: string): string => `**${cell}**`;

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** What a month costs at each size. */
const dollarsTable = (idle: number): string => {
  const months = sizes.map((size) => monthOf(size, idle));
  const sums = months.map((month) => [...month.values()].reduce((a, b) => a + b, 0));
  const fees = sizes.map(whatsAppOf);
  const row = (name: string, values: readonly number[]) => [name, ...values.map(rounded)];
  const each = (values: readonly number[]) =>
    values.map((value, index) => value / (sizes[index]?.shipmentsAMonth ?? Number.NaN));
  const strong = (cells: readonly string[]) => cells.map(bold);
  return table(
    ['shipments', ...sizes.map(({ name }) => name)],
    [
      ...[...(months[0]?.keys() ?? [])].map((line) =>
        row(
          line,
          months.map((month) => month.get(line) ?? 0),
        ),
      ),
      strong(row('sum', sums)),
      strong(row('a shipment', each(sums))),
      row(
        'WhatsApp for everybody, to the United States',
        fees.map(({ toUnitedStates }) => toUnitedStates),
      ),
      row(
        'WhatsApp for everybody, to Guyana',
        fees.map(({ toGuyana }) => toGuyana),
      ),
      strong(
        row(
          'sum with WhatsApp to Guyana',
          sums.map((sum, index) => sum + (fees[index]?.toGuyana ?? 0)),
        ),
      ),
    ],
  );
};

const million = (dollars: number): string => (dollars * 1e6).toFixed(2);
const shares = [...new Set(sizes.map(({ signIn }) => `${signIn * 100} %`))].toReversed().join(' to ');

/** What one shipment makes, counted by the bench or assumed. */
const countsTable = (): string => {
  const { events, calls, mails, texts, telemetry } = countShipment();
  const { message, metaToGuyana, metaToUnitedStates } = prices.whatsApp;
  const counted = 'the bench';
  return table(
    ['a shipment of three pieces makes', '', 'by', 'prices used'],
    [
      ['events', String(events), counted, `EventBridge ${million(prices.eventBridge.event)} a million`],
      [
        'calls of listeners',
        String(calls),
        counted,
        `requests of Lambda ${million(prices.lambda.request)} a million`,
      ],
      ['mails', String(mails), counted, `${prices.ses.mail * 1000} a thousand`],
      [
        'messages on WhatsApp',
        String(texts),
        counted,
        `AWS ${message}, and Meta ${metaToUnitedStates} to the United States or ${metaToGuyana} to Guyana`,
      ],
      [
        'records of browsers',
        String(assumed.records),
        'assumption',
        `${(telemetry * 1e6).toFixed(2)} a million, by the bench`,
      ],
      [
        'visits of pages',
        `${assumed.visits}, of ${assumed.requestsAVisit} requests and ${assumed.gigabytesAVisit * 1e6} KB`,
        'assumption',
        `WAF ${million(prices.firewall.request)}, CloudFront ${million(prices.cloudFront.request)} a million; ${prices.cloudFront.toBrowser} a gigabyte`,
      ],
      [
        'customers',
        `${assumed.shipmentsOfACustomerAYear} shipments each a year`,
        'assumption',
        `Cognito Essentials: ${cognito.peopleFree.toLocaleString('en-US')} people a month free, then ${cognito.aPerson} each`,
      ],
      [
        'people who sign in in a month, of all',
        shares,
        'assumption',
        'fewer of many: most families ship twice a year',
      ],
    ],
  );
};

const between = (page: string, name: string, text: string): string =>
  page.replace(
    new RegExp(`(<!-- ${name}[^>]*-->\n)[\\s\\S]*?(\n<!-- /${name} -->)`),
    (_whole, before: string, after: string) => `${before}${text}${after}`,
  );

/** The page with its two tables as they are now. Everything between them stays. */
export const costPage = (page: string, idle: number): string =>
  between(between(page, 'dollars', dollarsTable(idle)), 'counts', countsTable());
