import type { BusinessEventName, MetricName, TelemetryKind } from '#domain/telemetry/catalogue.ts';
import { metrics } from '#domain/telemetry/catalogue.ts';
import type { BusinessEvent, ErrorRecord, PerformanceMetric } from '#domain/telemetry/records.ts';
import { withRetries } from '../support/with-retries.ts';

/** A sample browser: what it measured on which page, what its user did, and which error it had. */
interface SampleBrowser {
  readonly name: string;
  readonly page: string;
  readonly measured: Readonly<Partial<Record<MetricName, number>>>;
  readonly did: readonly BusinessEventName[];
  readonly broke?: { readonly message: string; readonly place: string; readonly component: string };
}

/** Each name says that it is a sample, so that nobody takes these browsers for customers. */
const sampleBrowsers: readonly SampleBrowser[] = [
  {
    name: 'Sample Phone',
    page: '/',
    measured: { LCP: 2310, INP: 148, CLS: 0.04, FCP: 1420, TTFB: 390, LOAD: 3180, TRANSFER: 142 },
    did: ['visit', 'registration_started', 'registration_completed'],
  },
  {
    name: 'Sample Old Phone',
    page: '/',
    measured: { LCP: 4420, INP: 530, CLS: 0.12, FCP: 3150, TTFB: 910, LOAD: 7340, TRANSFER: 142 },
    did: ['visit', 'contact_tapped'],
    broke: {
      message: 'Sample: the picture of the barrel could not be drawn',
      place: 'drawBarrel',
      component: 'SampleLabel',
    },
  },
  {
    name: 'Sample Laptop',
    page: '/dashboard',
    measured: { LCP: 1240, INP: 64, CLS: 0.01, FCP: 820, TTFB: 180, LOAD: 1610, TRANSFER: 208, API: 96 },
    did: ['visit', 'signed_in', 'address_copied'],
  },
  {
    name: 'Sample Tablet',
    page: '/auth/register',
    measured: { LCP: 2890, INP: 260, CLS: 0.31, FCP: 1980, TTFB: 640, LOAD: 4020, TRANSFER: 231 },
    did: ['visit', 'registration_started'],
    broke: {
      message: 'Sample: <b>the form</b> forgot its state',
      place: 'useWizard',
      component: 'RegisterPage > Steps',
    },
  },
];

const where = ({ name, page }: SampleBrowser, url: string) => ({
  sample: true,
  sessionId: name.toLowerCase().replaceAll(' ', '-'),
  url: `${url}${page}`,
});

const measurements = (browser: SampleBrowser, url: string, timestamp: number): PerformanceMetric[] =>
  (Object.entries(browser.measured) as [MetricName, number][]).map(([name, value]) => ({
    name,
    value,
    unit: metrics[name].unit,
    timestamp,
    metadata: where(browser, url),
  }));

const events = (browser: SampleBrowser, url: string, timestamp: number): BusinessEvent[] =>
  browser.did.map((event) => ({ event, timestamp, properties: where(browser, url) }));

const errors = (browser: SampleBrowser, url: string, timestamp: number): ErrorRecord[] => {
  if (browser.broke === undefined) return [];
  const { message, place, component } = browser.broke;
  const { sample, ...context } = where(browser, url);
  const stack = `Error: ${message}\n    at ${place} (${url}/assets/sample.js:12:34)`;
  return [{ message, stack, context: { ...context, timestamp, component, metadata: { sample } } }];
};

const send = async (
  url: string,
  kind: TelemetryKind,
  browser: SampleBrowser,
  records: readonly unknown[],
) => {
  if (records.length === 0) return;
  const answer = await withRetries(() =>
    fetch(`${url}/api/${kind}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': browser.name },
      body: JSON.stringify(records),
    }),
  );
  if (!answer.ok) throw new Error(`Sample telemetry was answered ${answer.status}: ${await answer.text()}`);
};

/** Sends the reports of the sample browsers, as browsers do, so that the monitoring has something to show. */
export const reportSamples = async (url: string): Promise<void> => {
  const now = Date.now();
  await Promise.all(
    sampleBrowsers.flatMap((browser) => [
      send(url, 'performance', browser, measurements(browser, url, now)),
      send(url, 'business', browser, events(browser, url, now)),
      send(url, 'errors', browser, errors(browser, url, now)),
    ]),
  );
};
