import { defaultCommissions } from '../billing/abroad/commission.ts';
import { defaultAccountNames } from '../billing/books/ledgers.ts';
import { defaultTaxRates } from '../billing/tax.ts';
import { defaultFlightsSetting } from '../departures/flights-setting.ts';
import { defaultWording } from '../notifications/wording.ts';
import { defaultPlanning } from '../runs/planning/planning-setting.ts';
import { shownDefaults } from './default-site.ts';
import type { SettingSection, SettingValue } from './site-settings.ts';

/** The value of every section until an admin changes it. */
export const defaultSettings: { readonly [Section in SettingSection]: SettingValue<Section> } = {
  ...shownDefaults,
  flights: defaultFlightsSetting,
  wording: defaultWording,
  taxes: defaultTaxRates,
  accounts: defaultAccountNames,
  commissions: defaultCommissions,
  planning: defaultPlanning,
};
