import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { isHomeBuilt } from './build.ts';
import type { SimulatedProvider } from './card-provider/simulated-provider.ts';
import { simulatedBench } from './console/bench/bench.ts';
import { cardsPage } from './console/cards-page.ts';
import type { SimulatedDevices } from './console/devices.ts';
import { dockPage } from './console/dock-page.ts';
import { endpointsPage } from './console/endpoints-page.ts';
import { messageText } from './console/message-text.ts';
import { labelsPage } from './console/parcels/labels-page.ts';
import { orderMailsPage } from './console/parcels/order-mails-page.ts';
import { samplesPage } from './console/samples-page.ts';
import { homeNumberId, submittedTemplates } from './console/submitted-templates.ts';
import { buildApart } from './support/process.ts';
import { assemblyDir, root } from './support/root.ts';

const usage =
  'npm start -- [--port 4400] [--data .local] [--no-seed] [--weeks N] [--watch] [--index-lag MS] [--viewers N]';

const readArguments = () => {
  try {
    return parseArgs({
      options: {
        port: { type: 'string', default: '4400' },
        data: { type: 'string', default: '.local' },
        seed: { type: 'boolean', default: true },
        // How many weeks of samples are made behind the named ones.
        weeks: { type: 'string', default: '4' },
        watch: { type: 'boolean', default: false },
        'index-lag': { type: 'string', default: '0' },
        viewers: { type: 'string', default: '1' },
      },
      allowNegative: true,
    }).values;
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\nUsage: ${usage}`);
    process.exit(2);
  }
};

const { port: portText, data, seed, weeks, watch, 'index-lag': indexLag, viewers } = readArguments();
const port = Number(portText);
if (!Number.isInteger(port) || port < 1 || port > 65_535) {
  console.error(`--port needs a number from 1 to 65535, not '${portText}'.\nUsage: ${usage}`);
  process.exit(2);
}
if (!/^\d{1,2}$/.test(weeks)) {
  console.error(`--weeks needs a number from 0 to 99, not '${weeks}'.\nUsage: ${usage}`);
  process.exit(2);
}
const dataDir = resolve(root, data);
process.chdir(root);

if (!isHomeBuilt()) await buildApart();

const { startCloud } = await import('home-cloud');
const { simulatedProvider } = await import('./card-provider/simulated-provider.ts');
let provider: SimulatedProvider | undefined;
const bench = simulatedBench();
const cloud = await startCloud({
  assemblyDir: join(root, assemblyDir),
  dataDir,
  port,
  indexLagMs: Number(indexLag),
  viewersPerAddress: Number(viewers),
  console: {
    pages: [
      samplesPage(dataDir),
      labelsPage(dataDir),
      orderMailsPage,
      dockPage(() => devices()),
      bench.page,
      cardsPage(() => provider),
      endpointsPage,
    ],
    files: bench.files,
    textOf: messageText,
  },
  whatsAppTemplates: submittedTemplates,
  whatsAppNumberId: homeNumberId,
  scriptFor: bench.scriptFor,
  services: [
    {
      name: 'the card provider',
      variable: 'CARD_PROVIDER_URL',
      start: ({ url }) => {
        provider = simulatedProvider({ webhookUrl: `${url}/api/payments/webhook` });
        return provider.listener;
      },
    },
  ],
  log: (line: string) => console.log(line),
}).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});

// Made with the first look at the page, because a start shall not wait for it.
let made: Promise<SimulatedDevices> | undefined;
const devices = (): Promise<SimulatedDevices> => {
  made ??= import('./console/devices.ts').then(({ simulatedDevices }) => simulatedDevices(cloud, dataDir));
  return made;
};

let ending = false;
const end = async (): Promise<void> => {
  if (ending) return;
  ending = true;
  await cloud.stop();
  process.exit(0);
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end());

const { turnOnCards } = await import('./card-provider/turn-on-cards.ts');
await turnOnCards(cloud);
const { planFlights } = await import('./support/plan-flights.ts');
await planFlights(cloud);
const { publishForAddress } = await import('./support/publish-for-address.ts');
await publishForAddress(cloud, { takesCards: true }).catch((error: unknown) => {
  console.error('The pages are those of the build until publishing has run:', error);
});
if (seed) {
  const { seedOnce } = await import('./seed/seed.ts');
  await seedOnce({ cloud, dataDir, weeks: Number(weeks), log: (line) => console.log(line) });
}
console.log(`
  Site and app   ${cloud.url}
  Console        ${cloud.url}/local   (mail, events, queues, tables)`);
if (seed) {
  const { demoAccounts, demoPassword } = await import('./seed/people.ts');
  for (const { role, email } of demoAccounts) console.log(`  ${role.padEnd(14)} ${email}   ${demoPassword}`);
}
if (watch) {
  const { rebuildOnChange } = await import('./support/watch.ts');
  rebuildOnChange((line) => console.log(line));
}
console.log(`\nready ${cloud.url}`);
if (seed && Number(weeks) > 0) {
  const { seedWeeks } = await import('./seed/life/seed-life.ts');
  const made = await seedWeeks(cloud, dataDir, Number(weeks), () => ending).catch((error: unknown) => {
    if (!ending) console.error('The weeks of samples are not complete; the next start goes on:', error);
    return 0;
  });
  if (made > 0) console.log(`› ${made} more sample shipments are there`);
}
