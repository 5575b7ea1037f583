import { opinionEndpoints } from '#domain/shipments/opinion/endpoints.ts';
import { type EnvOf, required } from '../../runtime/env.ts';
import { http } from '../../runtime/http/http.ts';
import type { UseCases } from '../../runtime/http/use-case.ts';
import type { SharedDependencies } from '../../runtime/shared-dependencies.ts';
import { settingsReader } from '../../settings/index.ts';
import { opinionStore } from '../store/opinion-store.ts';
import { shipmentStore } from '../store/shipment-store.ts';
import { answerOpinion, deskOpinion, listOpinions } from './desk-opinions.ts';
import { giveOpinion, showOpinionPage } from './give-opinion.ts';
import { opinionLinks } from './opinion-links.ts';

export const variables = { SHIPMENTS_TABLE: required, SETTINGS_TABLE: required };

/** How it was: the question by the link of a letter, and what our desk reads and does. */
export const wire = (env: EnvOf<typeof variables>, given: SharedDependencies) => {
  const { client, clock, newId, log, keyFor } = given;
  const deps = {
    clock,
    newId,
    shipments: shipmentStore(client, env.SHIPMENTS_TABLE),
    opinions: opinionStore(client, env.SHIPMENTS_TABLE),
    links: opinionLinks(keyFor),
    readSetting: settingsReader(client, env.SETTINGS_TABLE, { clock, log }),
  };
  const useCases: UseCases<typeof opinionEndpoints> = {
    opinionPage: showOpinionPage(deps),
    giveOpinion: giveOpinion(deps),
    deskOpinion: deskOpinion(deps),
    opinionAnswered: answerOpinion(deps),
    opinions: listOpinions(deps),
  };
  return http('shipments', opinionEndpoints, useCases, given.checks);
};
