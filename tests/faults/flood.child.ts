import { Agent, request } from 'node:http';
import { anError } from '../support/hostile.ts';

/** How many requests to send, how fast, and where to. */
export interface FloodOrder {
  readonly count: number;
  readonly perSecond: number;
}

/** Number of requests that passed the firewall, and of requests that it refused with 429. */
export interface FloodReport {
  readonly passed: number;
  readonly refused: number;
}

/** A flooding client in a process of its own, so that its CPU time is not counted as the cloud's. */
const [port = '', localAddress = ''] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true, maxSockets: 32 });
const body = JSON.stringify(anError('Sample error of a flood'));

const post = (): Promise<keyof FloodReport> =>
  new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
    const call = request(
      { agent, host: '127.0.0.1', port, localAddress, method: 'POST', path: '/api/errors', headers },
      (response) => {
        // Only answers of the API have a correlation id; those of the firewall have none.
        const byFirewall = response.statusCode === 429 && response.headers['apigw-requestid'] === undefined;
        response.resume().once('end', () => resolve(byFirewall ? 'refused' : 'passed'));
      },
    );
    call.once('error', reject).end(body);
  });

process.on('message', async ({ count, perSecond }: FloodOrder) => {
  const report = { passed: 0, refused: 0 };
  const answers: Promise<void>[] = [];
  const started = performance.now();
  while (answers.length < count) {
    const due = Math.min(count, Math.ceil(((performance.now() - started) / 1000) * perSecond));
    while (answers.length < due) {
      answers.push(
        post().then((outcome) => {
          report[outcome] += 1;
        }),
      );
    }
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  await Promise.all(answers);
  process.send?.(report satisfies FloodReport);
});
process.on('disconnect', () => process.exit(0));
