import { columnsNotPresented } from '../../../test/support/source/every-column';
import { presentConfiguration } from './configuration.presenter';
import type { ConsoleConfiguration } from './console-settings.service';

const CONFIGURATION: ConsoleConfiguration = {
  slaHours: {
    Infrastructure: 72,
    'Garbage & filth': 24,
    Safety: 25,
    Traffic: 12,
    'Public transport': 73,
    Corruption: 168,
  },
  transitions: {
    new: ['ack', 'progress'],
    ack: ['progress', 'resolved'],
    progress: ['ack', 'resolved'],
    resolved: ['progress'],
    overdue: ['ack'],
  },
  features: { duplicateDetection: true, outboundMessages: false },
  photoNeeded: {
    traffic: false,
    road: true,
    infrastructure: false,
    hygiene: true,
    healthcare: false,
    systemic: false,
  },
};

describe('the configuration of the console', () => {
  const { slaHours, transitions, features, photoNeeded } = CONFIGURATION;

  it('is shown completely', () => {
    expect(presentConfiguration(CONFIGURATION)).toStrictEqual(CONFIGURATION);
  });

  it('includes every setting', () => {
    const hours = (changed: typeof slaHours) => presentConfiguration({ ...CONFIGURATION, slaHours: changed });
    const steps = (changed: typeof transitions) =>
      presentConfiguration({ ...CONFIGURATION, transitions: changed });
    const switches = (changed: typeof features) =>
      presentConfiguration({ ...CONFIGURATION, features: changed });
    const needs = (changed: typeof photoNeeded) =>
      presentConfiguration({ ...CONFIGURATION, photoNeeded: changed });
    expect(columnsNotPresented(photoNeeded, needs)).toEqual([]);
    expect(columnsNotPresented(slaHours, hours)).toEqual([]);
    expect(columnsNotPresented(transitions, steps)).toEqual([]);
    expect(columnsNotPresented(features, switches)).toEqual([]);
  });

  it('excludes unknown settings, such as those of a later release', () => {
    const stored = {
      slaHours: { ...slaHours, Water: 12 },
      transitions: { ...transitions, merged: [] },
      features: { ...features, forecasts: true },
      photoNeeded: { ...photoNeeded, water: true },
      later: {},
    };
    expect(presentConfiguration(stored)).toStrictEqual(CONFIGURATION);
  });
});
