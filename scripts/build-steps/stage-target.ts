import { type Stage, samplesOn } from '#infra/stages.ts';
import type { Target } from './targets.ts';

/**
 * A stage on AWS. Without a domain of its own its address is known only after the first deployment; publishing then puts it into the
 * pages, and until then they name a host that exists nowhere.
 */
export const stageTarget = (stage: Pick<Stage, 'name' | 'domain' | 'production'>): Target => {
  const folder = `.cache/stages/${stage.name}`;
  return {
    name: `stage-${stage.name}`,
    pages: {
      url: `https://${stage.domain ?? `${stage.name}.invalid`}`,
      showsSamples: samplesOn(stage) === 'shown',
    },
    runtime: 'lambda',
    siteDir: `${folder}/site`,
    siteRendererDir: `${folder}/site-renderer`,
    lambdasDir: `${folder}/lambdas`,
    metaDir: `${folder}/meta`,
  };
};
