import { startCloud } from 'home-cloud';

/** The local cloud in a process of its own, so that a test may kill it. Tells its parent where everything answers. */
const [assemblyDir = '', dataDir = '', port = ''] = process.argv.slice(2);
const { url, endpoints } = await startCloud({
  assemblyDir,
  dataDir,
  port: Number(port),
  indexLagMs: 2000,
  log: () => undefined,
});
process.send?.({ url, endpoints });
process.on('disconnect', () => process.exit(0));
