import type { TrackingEvent } from './happenings.ts';
import type { TrackingCode } from './lifecycle.ts';

/** What happened to a piece, as the desk records it. */
export const codeNames: Readonly<Record<TrackingCode, string>> = {
  BKD: 'Booked',
  DPU: 'Picked up from the sender',
  FOH: 'Received at the dock',
  SCR: 'Screened, ready to fly',
  MAN: 'On the list of the flight',
  RCS: 'Accepted by the airline',
  DEP: 'Left with the flight',
  ARR: 'Landed',
  RCF: 'Checked in at the destination',
  CRC: 'With customs',
  CCD: 'Released by customs',
  NFD: 'Ready to be collected',
  OFD: 'Out for delivery',
  DLV: 'Handed over at the counter',
  DDL: 'Delivered to the door',
  CAN: 'Canceled',
  DIS_SSPD: 'Left behind when the plane was loaded',
  DIS_OFLD: 'Taken off the flight',
  DIS_MSCA: 'Missing',
  DIS_FDCA: 'Found again',
  DIS_OVCD: 'Flew past its stop',
  ALM: 'Alarm at the screening',
  LDD: 'Loaded',
  ULD: 'Unloaded',
  UNDO: 'Taken back',
};

/** What happened, as the desk reads it. Before `SCR`, a screening was recorded as `RCS`. */
export const eventName = ({ code, screening }: Pick<TrackingEvent, 'code' | 'screening'>): string =>
  codeNames[code === 'RCS' && screening !== undefined ? 'SCR' : code];
