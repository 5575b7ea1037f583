import { parseArgs } from 'node:util';
import { startCloud } from './cloud.ts';

/** Runs an assembly until SIGINT or SIGTERM: `--assembly build/cdk.out --port 4400 --data .local`. */
const main = async (): Promise<void> => {
  const { values } = parseArgs({
    options: {
      assembly: { type: 'string', default: 'build/cdk.out' },
      port: { type: 'string', default: '4400' },
      data: { type: 'string', default: '.local' },
    },
  });
  const cloud = await startCloud({
    assemblyDir: values.assembly,
    dataDir: values.data,
    port: Number(values.port),
    log: (line) => console.log(line),
  });
  const end = () => {
    process.off('SIGINT', end).off('SIGTERM', end);
    void cloud.stop().then(() => process.exit(0));
  };
  process.on('SIGINT', end).on('SIGTERM', end);
  console.log(`ready ${cloud.url}`);
};

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
