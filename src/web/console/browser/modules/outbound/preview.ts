import { textOf } from '../../words';

/** Sample values for the placeholders of a template. */
const SAMPLE: Readonly<Record<string, string>> = {
  title: textOf('integrations.streetLightOutAt'),
  link: 'https://issues.example/mumbai/issues/iss_1',
};

/** A template with a sample issue; text that is not a placeholder stays. */
export function previewOf(body: string): string {
  return body.replaceAll(/\{(\w+)\}/g, (whole, name: string) => SAMPLE[name] ?? whole);
}
