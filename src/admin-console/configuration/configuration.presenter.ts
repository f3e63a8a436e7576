import type { ConsoleConfigurationDto } from './configuration.dto';
import type { ConsoleConfiguration } from './console-settings.service';

/** The configuration of the console (docs/api/console.md#configuration). */
export function presentConfiguration(configuration: ConsoleConfiguration): ConsoleConfigurationDto {
  const { slaHours, transitions, features, photoNeeded } = configuration;
  return {
    slaHours: {
      Safety: slaHours.Safety,
      Traffic: slaHours.Traffic,
      Corruption: slaHours.Corruption,
      Infrastructure: slaHours.Infrastructure,
      'Garbage & filth': slaHours['Garbage & filth'],
      'Public transport': slaHours['Public transport'],
    },
    transitions: {
      new: transitions.new,
      ack: transitions.ack,
      progress: transitions.progress,
      resolved: transitions.resolved,
      overdue: transitions.overdue,
    },
    features: {
      outboundMessages: features.outboundMessages,
      duplicateDetection: features.duplicateDetection,
    },
    photoNeeded: {
      traffic: photoNeeded.traffic,
      road: photoNeeded.road,
      infrastructure: photoNeeded.infrastructure,
      hygiene: photoNeeded.hygiene,
      healthcare: photoNeeded.healthcare,
      systemic: photoNeeded.systemic,
    },
  };
}
