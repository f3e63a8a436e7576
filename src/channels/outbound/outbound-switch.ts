/**
 * Whether city staff want anybody to be written to. They say so in the console, which stands above this context and
 * provides the answer.
 */
export abstract class OutboundSwitch {
  abstract isOn(): Promise<boolean>;
}
