import { startCloud } from 'home-cloud';
import { submittedTemplates } from '../../scripts/console/submitted-templates.ts';

/** The cloud at home as a child process that a test can kill. It sends its endpoints to the parent. */
const [assemblyDir = '', dataDir = '', port = ''] = process.argv.slice(2);
const { url, endpoints } = await startCloud({
  assemblyDir,
  dataDir,
  port: Number(port),
  indexLagMs: 2000,
  log: () => undefined,
  whatsAppTemplates: submittedTemplates,
});
process.send?.({ url, endpoints });
process.on('disconnect', () => process.exit(0));
