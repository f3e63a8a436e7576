/** The placeholders of a template as its author would see them filled. */
const SAMPLE: Readonly<Record<string, string>> = {
  title: 'Street light out at the corner',
  link: 'https://issues.example/mumbai/issues/iss_1',
};

/** A template with a sample issue in it; what is no placeholder stays as it is. */
export function previewOf(body: string): string {
  return body.replaceAll(/\{(\w+)\}/g, (whole, name: string) => SAMPLE[name] ?? whole);
}
