import { CATEGORY_SLUGS, type CategorySlug } from '../../../../kernel/categories';
import { oneOf } from '../../forms/form-fields';

/** What the code of a poster stands for: the place and the category that the report form is filled in with. */
export interface PosterSubject {
  pincode: string;
  category?: CategorySlug;
}

/** The code of a poster, short enough for a QR code that is read from some metres away. */
export function posterCode({ pincode, category }: PosterSubject): string {
  return category === undefined ? pincode : `${pincode}-${category}`;
}

/** Reads the code of a poster, in any letter case. @returns undefined for any other text */
export function readPosterCode(code: string): PosterSubject | undefined {
  const [, pincode, name] = /^([1-9]\d{5})(?:-([a-z]+))?$/.exec(code.toLowerCase()) ?? [];
  const category = oneOf(CATEGORY_SLUGS, name);
  if (pincode === undefined || (name !== undefined && category === undefined)) return undefined;
  return { pincode, category };
}
