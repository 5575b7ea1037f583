import { fileEndpoints } from '#domain/files/endpoints.ts';
import { driverAccess } from '../drivers/index.ts';
import { enquiryAccess, enquiryWriter } from '../enquiries/index.ts';
import { idsOf, peopleReader } from '../identity/index.ts';
import { deliveryAccess, parcelAccess } from '../parcels/index.ts';
import { type EnvOf, required } from '../runtime/env.ts';
import { http } from '../runtime/http/http.ts';
import type { SharedDependencies } from '../runtime/shared-dependencies.ts';
import { shipmentAccess, shipmentOwner } from '../shipments/index.ts';
import { roadAccess, vehicleAccess } from '../vehicles/index.ts';
import { askFile } from './ask-file.ts';
import type { LinkTo } from './objects/file-links.ts';
import type { ReadReleased, WriteReleased } from './objects/file-objects.ts';
import type { UploadTo } from './objects/upload-links.ts';
import { listFiles, openFile, showHistory } from './read-files.ts';
import { fileStore } from './store/file-store.ts';
import { accessTo, personAccess, postAccess } from './subjects.ts';
import { useSent } from './use-sent.ts';
import { refusalOfWriter } from './writers-own.ts';

export const variables = {
  FILES_TABLE: required,
  SHIPMENTS_TABLE: required,
  PARCELS_TABLE: required,
  PROFILES_TABLE: required,
  ENQUIRIES_TABLE: required,
};

interface FilesDependencies extends SharedDependencies {
  readonly uploadTo: UploadTo;
  readonly linkTo: LinkTo;
  readonly readReleased: ReadReleased;
  readonly writeReleased: WriteReleased;
}

/** The function behind the endpoints of the files. */
export const wire = (env: EnvOf<typeof variables>, dependencies: FilesDependencies) => {
  const { client, clock, newId, checks, uploadTo, linkTo, readReleased, writeReleased } = dependencies;
  const files = fileStore(client, env.FILES_TABLE);
  const shared = {
    files,
    clock,
    newId,
    accessTo: accessTo({
      person: personAccess,
      shipment: shipmentAccess(client, env.SHIPMENTS_TABLE),
      parcel: parcelAccess(client, env.PARCELS_TABLE),
      delivery: deliveryAccess,
      enquiry: enquiryAccess,
      post: postAccess,
      vehicle: vehicleAccess,
      road: roadAccess,
      driver: driverAccess,
    }),
  };
  const useCases = {
    ask: askFile({ ...shared, uploadTo }),
    list: listFiles({ ...shared, linkTo }),
    open: openFile({ ...shared, linkTo, idsOfPerson: peopleReader(client, env.PROFILES_TABLE) }),
    use: useSent({
      ...shared,
      readReleased,
      writeReleased,
      refusalOfWriter: refusalOfWriter({
        writerOf: enquiryWriter(client, env.ENQUIRIES_TABLE),
        idsOf: idsOf(client, env.PROFILES_TABLE),
        ownerOfShipment: shipmentOwner(client, env.SHIPMENTS_TABLE),
      }),
    }),
    history: showHistory({ ...shared, linkTo }),
  };
  return http('files', fileEndpoints, useCases, checks);
};
