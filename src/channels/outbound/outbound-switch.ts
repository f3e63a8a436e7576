/**
 * Whether outbound messages are enabled. City staff set this in the console, whose context depends on this one and
 * implements this class.
 */
export abstract class OutboundSwitch {
  abstract isOn(): Promise<boolean>;
}
